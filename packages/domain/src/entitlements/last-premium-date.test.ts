import { expect, it } from 'vitest';
import { fold } from '../challenge/fold/fold';
import { Story } from '../rules/story';
import { lastPremiumDateOf } from './last-premium-date';

const lastOf = ({ log, now }: Story) => lastPremiumDateOf(fold(log), now);

it('is yesterday for whoever is not premium, by their own clock', () => {
  expect(lastOf(Story.startedOn('2026-03-01', 'Pacific/Auckland', '01:00'))).toBe('2026-02-28');
});

it('is the last date that has a moment of it', () => {
  const story = Story.startedOn('2026-03-01', 'UTC', '00:00');
  story.ask({ kind: 'startTrial' });
  expect(lastOf(story)).toBe('2026-03-07');
});

it('does not come where there is no end', () => {
  const story = Story.startedOn('2026-03-01');
  story.record({ kind: 'premiumBegan', at: story.now, plan: 'lifetime', purchase: 'one', paidAt: story.now });
  expect(lastOf(story)).toBeNull();
});

import { expect, it } from 'vitest';
import { fold } from '../challenge/fold/fold';
import { Story } from '../rules/story';
import { lastPremiumDateOf } from './last-premium-date';

const lastOf = ({ log, now }: Story) => lastPremiumDateOf(fold(log), now);

it('The last premium date is yesterday for a person without Premium, in their zone', () => {
  expect(lastOf(Story.startedOn('2026-03-01', 'Pacific/Auckland', '01:00'))).toBe('2026-02-28');
});

it('The last premium date is the last one that has a moment of Premium', () => {
  const story = Story.startedOn('2026-03-01', 'UTC', '00:00');
  story.ask({ kind: 'startTrial' });
  expect(lastOf(story)).toBe('2026-03-07');
});

it('The last premium date is null without an end', () => {
  const story = Story.startedOn('2026-03-01');
  story.record({ kind: 'premiumBegan', at: story.now, plan: 'lifetime', purchase: 'one', paidAt: story.now });
  expect(lastOf(story)).toBeNull();
});

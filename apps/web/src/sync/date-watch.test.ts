import { fold } from '@hundred/domain/challenge/fold/fold';
import { Story } from '@hundred/domain/rules/story';
import { describe, expect, it } from 'vitest';
import { periodOfSameScreens } from './date-watch';

const dayMs = 86_400_000;

/** The period at an instant in Berlin, for a person without a challenge. */
const periodAt = (instant: string) => periodOfSameScreens('Europe/Berlin', undefined, Date.parse(instant));

describe('The period in which screens stay the same', () => {
  it('ends at midnight and at 02:00, and at no other time', () => {
    // Berlin is one hour ahead of UTC in winter.
    expect(periodAt('2026-03-02T22:59:59Z')).not.toBe(periodAt('2026-03-02T23:00:00Z'));
    expect(periodAt('2026-03-03T00:59:59Z')).not.toBe(periodAt('2026-03-03T01:00:00Z'));
    expect(periodAt('2026-03-03T01:00:00Z')).toBe(periodAt('2026-03-03T22:59:59Z'));
  });

  it('ends where 02:00 would be in a night in which the clock skips that hour', () => {
    // The end of the text is empty, because a person without a challenge has no tier.
    expect(periodAt('2026-03-29T00:59:59Z')).toBe('2026-03-29 late ');
    expect(periodAt('2026-03-29T01:00:00Z')).toBe('2026-03-29 day ');
  });

  it('ends with the trial', () => {
    const story = Story.startedOn('2026-03-02', 'UTC', '09:00');
    story.ask({ kind: 'startTrial' });
    const trialEnd = story.now + 7 * dayMs;
    const periodOfStory = (instant: number) => periodOfSameScreens('UTC', fold(story.log), instant);
    expect(periodOfStory(trialEnd - 1)).toBe('2026-03-09 day trial');
    expect(periodOfStory(trialEnd)).toBe('2026-03-09 day free');
  });
});

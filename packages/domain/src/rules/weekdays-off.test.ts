import { describe, expect, test } from 'vitest';
import { adopt, planOfPercent, refund, storyWithPremium, weekend } from './plan-stories';

// Letters of `statusLetters`: `c` complete, `p` partial, `r` rest, `m` missed, `o` open, `-` no record.

describe('Weekdays off', () => {
  /** Starts on Thursday, 1 January 2026. */
  const storyWithWeekendsOff = () => {
    const story = storyWithPremium();
    story.ask(adopt(planOfPercent(100, weekend)));
    return story;
  };

  test('are rest days that cost nothing: the streak continues and the day waits', () => {
    const story = storyWithWeekendsOff().completeFrom('2026-01-01', 2);
    expect(story.on('2026-01-04').state).toMatchObject({
      streak: 2,
      isRestDay: true,
      isScheduledRest: true,
      dayNumber: 3,
      restDaysUsed: 2,
    });
    story.completeFrom('2026-01-05', 1);
    expect(story.state.streak).toBe(3);
    expect(story.statusLetters('2026-01-01', 5)).toBe('ccrrc');
    expect(story.dateOf('2026-01-03')).toMatchObject({
      scheduled: true,
      usedRestDay: true,
      automaticRest: false,
    });
    expect(story.dateOf('2026-01-02')).not.toHaveProperty('scheduled');
  });

  test('can be trained on: doing all three completes the date', () => {
    const story = storyWithWeekendsOff().completeFrom('2026-01-01', 3);
    expect(story.state).toMatchObject({ streak: 3, isRestDay: false, restDaysUsed: 0 });
  });

  test('neither end a gap nor lengthen it', () => {
    const afterThreeDueDates = storyWithWeekendsOff()
      .completeFrom('2026-01-01', 1)
      .completeFrom('2026-01-07', 1);
    expect(afterThreeDueDates.statusLetters('2026-01-01', 7)).toBe('crrrrrc');
    expect(afterThreeDueDates.state.streak).toBe(2);
    const afterFourDueDates = storyWithWeekendsOff()
      .completeFrom('2026-01-01', 1)
      .completeFrom('2026-01-08', 1);
    expect(afterFourDueDates.statusLetters('2026-01-01', 8)).toBe('cmrrmmmc');
    expect(afterFourDueDates.state.streak).toBe(1);
  });

  test('are not missed before the first completed day, and leave three dates to be covered after them', () => {
    const story = storyWithPremium().on('2026-01-03', '08:00');
    story.ask({ kind: 'restart' });
    story.ask(adopt(planOfPercent(100, weekend)));
    story.completeFrom('2026-01-05', 1);
    expect(story.statusLetters('2026-01-03', 3)).toBe('rrc');
    expect(story.state).toMatchObject({ completionRate: 100, restDaysUsed: 2 });
    story.completeFrom('2026-01-06', 4).completeFrom('2026-01-15', 1);
    expect(story.statusLetters('2026-01-09', 7)).toBe('crrrrrc');
  });

  test('do not need automatic cover: a gap around them is covered even if it was switched off on them', () => {
    const story = storyWithWeekendsOff().completeFrom('2026-01-01', 1);
    story.on('2026-01-03', '08:00').ask({ kind: 'switchAutoRestCover', on: false });
    story.on('2026-01-05', '08:00').ask({ kind: 'switchAutoRestCover', on: true });
    story.completeFrom('2026-01-06', 1);
    expect(story.statusLetters('2026-01-01', 6)).toBe('crrrrc');
    expect(story.state.streak).toBe(2);
  });

  test('are ordinary days from the first date without Premium', () => {
    const story = storyWithWeekendsOff().completeFrom('2026-01-01', 9);
    refund(story);
    story.on('2026-01-12');
    expect(story.statusLetters('2026-01-10', 2)).toBe('rr');
    expect(story.dateOf('2026-01-10')).toMatchObject({ automaticRest: true });
    // The weekend has cost two of the three.
    expect(story.state.restDaysLeft).toBe(1);
  });
});

import { describe, expect, it } from 'vitest';
import { Story } from '../rules/story';
import { historyOf } from '../runs/history';
import { ghostOf } from './ghost';

const ghost = (story: Story) => {
  const history = historyOf(story.log, story.now);
  return history && ghostOf(history);
};

/** Twelve days in a row, then a restart on the first of April. */
function secondTime(): Story {
  const story = Story.startedOn('2026-03-01').completeFrom('2026-03-01', 5);
  story.completeFrom('2026-03-08', 7, { timeSeconds: 400 });
  story.on('2026-04-01').ask({ kind: 'restart' });
  return story;
}

describe('the earlier run at this day number', () => {
  it('is compared by the dates it took, with what was done on that day', () => {
    const story = secondTime().completeFrom('2026-04-01', 6).on('2026-04-07');
    // Day 7 came on the ninth date of the first run, after two missed ones.
    expect(ghost(story)).toEqual({
      since: '2026-03-01',
      dayNumber: 7,
      dates: { before: 9, now: 7 },
      reps: 48,
      seconds: 400,
    });
  });

  it('is none in a first run, nor beyond what an earlier one reached', () => {
    expect(ghost(Story.startedOn('2026-03-01').completeFrom('2026-03-01', 5))).toBeNull();
    const story = secondTime().completeFrom('2026-04-01', 12).on('2026-04-13');
    expect(ghost(story)).toBeNull();
  });
});

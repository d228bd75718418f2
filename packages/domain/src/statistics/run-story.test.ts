import { describe, expect, it } from 'vitest';
import { Story } from '../rules/story';
import { historyAnswer } from './history-answer';
import { runStory } from './run-story';

const targetOn = (day: number) => 3 * (day + 9);
const storyOf = ({ state, history }: Story) =>
  runStory(historyAnswer(history, { run: state.runIndex + 1 })?.history ?? [], targetOn);

describe('The story of a run', () => {
  it('has the completed days, today at its target and the plan to Day 100', () => {
    const story = Story.startedOn('2026-01-01').completeFrom('2026-01-01', 9).on('2026-01-10');
    story.exercise('pushups');
    const { done, open, ahead, latest, factor } = storyOf(story);
    expect(done).toHaveLength(9);
    expect(open).toEqual({ day: 10, reps: 57 });
    expect([ahead[0], ahead.at(-1), ahead.length]).toEqual([
      { day: 11, reps: 60 },
      { day: 100, reps: 327 },
      90,
    ]);
    expect(latest).toEqual({ day: 9, reps: 54, date: '2026-01-09' });
    // 54 reps on Day 9 for 30 on Day 1.
    expect(factor).toBe(1.8);
  });

  it('does not fall for a rest day or a missed date', () => {
    const story = Story.startedOn('2026-01-01').completeFrom('2026-01-01', 4).on('2026-01-05');
    story.rest().on('2026-01-08').complete();
    const { done, open } = storyOf(story);
    expect(done.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5]);
    expect(done.map(({ reps }) => reps)).toEqual([30, 33, 36, 39, 42]);
    expect(open).toBeNull();
  });

  it('has no factor before Day 4, nor without a tenth of progress', () => {
    const story = Story.startedOn('2026-01-01').completeFrom('2026-01-01', 2).on('2026-01-03');
    expect(storyOf(story).factor).toBeNull();
    expect(storyOf(story.complete().on('2026-01-04')).factor).toBe(1.2);
    // 40 reps of each exercise on Day 1, and fewer on each day since.
    const even = Story.startedOn('2026-01-01').complete({ actualReps: 40 }).on('2026-01-02');
    expect(storyOf(even.completeFrom('2026-01-02', 4)).factor).toBeNull();
  });

  it('is only the plan before the first day', () => {
    const { done, open, ahead, latest } = storyOf(Story.startedOn('2026-01-01'));
    expect([done, latest]).toEqual([[], null]);
    expect(open).toEqual({ day: 1, reps: 30 });
    expect(ahead).toHaveLength(99);
  });

  it('has nothing ahead after Day 100', () => {
    const story = Story.startedOn('2025-01-01').completeFrom('2025-01-01', 100);
    expect(storyOf(story)).toMatchObject({ open: null, ahead: [], factor: 10.9 });
  });
});

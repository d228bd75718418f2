import { describe, expect, it } from 'vitest';
import type { CompleteExercise } from '../challenge/commands/complete-exercise';
import { addDays } from '../days/civil-date';
import { eachExercise } from '../days/exercises';
import { Story } from '../rules/story';
import { musclesOf } from './muscle-weeks';
import { historyFromLetters } from './testing/history-from-letters';

// Letters of `historyFromLetters`: `c` complete, `p` push-ups only, `m` missed, `r` rested, `a` covered, `w` weekday off,
// `o` open, `-` no record. The last one is today.

/** 1 March 2026 is a Sunday. */
const newStory = () => Story.startedOn('2026-03-01');
const dateOf = (day: number) => addDays('2026-03-01', day);
const hintAfter = (story: Story) => musclesOf(story.history).hint;

it('No week is shown before one is over', () => {
  expect(musclesOf(newStory().completeFrom('2026-03-01', 7).history).shown).toBeNull();
  const { shown } = musclesOf(newStory().completeFrom('2026-03-01', 7).on('2026-03-08').history);
  expect(shown).toMatchObject({ sunday: '2026-03-01', daysCompleted: 7 });
  const repsOfEach = 10 + 11 + 12 + 13 + 14 + 15 + 16;
  expect(shown!.volume.chest).toBeCloseTo(repsOfEach);
  // The abs have these shares in a push-up, a sit-up and a jumping jack.
  expect(shown!.volume.abs).toBeCloseTo(repsOfEach * (0.3 + 0.8 + 0.1));
  expect(shown!.volume.triceps).toBeCloseTo(repsOfEach * 0.7);
});

it('The last week with any reps is shown', () => {
  const { shown, weeks } = musclesOf(newStory().completeFrom('2026-03-01', 7).on('2026-03-25').history);
  expect(shown?.sunday).toBe('2026-03-01');
  expect(weeks.map(({ isUnfinished }) => isUnfinished)).toEqual([false, false, false, true]);
});

it('A plan that is followed exactly gives no hint, in any of its weeks', () => {
  const story = newStory();
  for (let week = 0; week < 14; week++) {
    story.completeFrom(dateOf(7 * week), 7).on(dateOf(7 * week + 7));
    expect(hintAfter(story)).toBeNull();
  }
});

it('A hint names a volume that grew much more than the plan', () => {
  const story = newStory().completeFrom('2026-03-01', 28);
  for (let day = 28; day < 35; day++) {
    story.on(dateOf(day)).complete();
    story.exercise('situps', { actualReps: 150 });
  }
  const hint = hintAfter(story.on(dateOf(35)));
  expect(hint).toMatchObject({ kind: 'more', group: 'hip flexors' });
});

it('A week with one day gives a hint of less volume', () => {
  const story = newStory().completeFrom('2026-03-01', 29).on(dateOf(35));
  expect(hintAfter(story)).toMatchObject({ kind: 'less' });
});

it('Other movements are suggested if the hip flexors do nearly as much as the abs', () => {
  const story = newStory();
  story.record({ kind: 'premiumBegan', at: story.now, plan: 'lifetime', purchase: 'one', paidAt: story.now });
  const wall: Partial<CompleteExercise> = { movement: 'wallPushup' };
  for (let day = 0; day < 7; day++) {
    story.on(dateOf(day)).exercise('pushups', wall);
    story.exercise('situps');
    story.exercise('jumpingJacks', { movement: 'march' });
  }
  // Sit-ups and marching work the hip flexors by 0.8 + 0.3; the three movements work the abs by 0.1 + 0.8 + 0.1.
  expect(hintAfter(story.on(dateOf(7)))).toEqual({ kind: 'hipFlexors', share: expect.closeTo(1.1) });
});

describe('A week compared with the four before', () => {
  /** The reps of push-ups, sit-ups and jumping jacks on every date of a week, and the targets. */
  interface Week {
    completed: readonly [number, number, number];
    target: readonly [number, number, number];
  }
  const week = (pushups: number, targetPushups = 10): Week => ({
    completed: [pushups, 0, 0],
    target: [targetPushups, 0, 0],
  });
  const usualWeeks = (weeks: number) => Array.from({ length: weeks }, () => week(10));

  /** The muscles after complete weeks, and the dates of `lastLetters`. */
  function musclesAfter(weeks: readonly Week[], lastLetters = 'o') {
    const letters = `${'c'.repeat(7 * weeks.length)}${lastLetters}`;
    return musclesOf(
      historyFromLetters('2026-03-01', letters, (index) => {
        const { completed, target } = weeks[Math.floor(index / 7)] ?? week(0, 0);
        const byExercise = ([pushups, situps, jumpingJacks]: Week['completed']) => ({
          pushups,
          situps,
          jumpingJacks,
        });
        const exercises = eachExercise((id) => ({
          completed: byExercise(completed)[id] > 0,
          reps: byExercise(completed)[id],
          target: byExercise(target)[id],
          timeSeconds: null,
          completedAt: null,
        }));
        return { exercises };
      }),
    );
  }

  it.each([
    ['is more from 1.4 times on', [...usualWeeks(4), week(14)], ['more', 1.4]],
    ['is as usual below 1.4 times', [...usualWeeks(4), week(13)], null],
    ['ignores the weeks before those four', [week(100), ...usualWeeks(4), week(14)], ['more', 1.4]],
    ['is not compared with three weeks', [...usualWeeks(3), week(20)], null],
    ['is as usual if less was asked and as much was done', [...usualWeeks(4), week(10, 5)], null],
    ['is as usual if less was done and even less was asked', [...usualWeeks(4), week(8, 5)], null],
    ['is less up to 0.4 times', [...usualWeeks(4), week(4)], ['less', 0.4]],
    ['is as usual above 0.4 times', [...usualWeeks(4), week(5)], null],
    ['is as usual if much less was asked and done', [...usualWeeks(4), week(2, 2)], null],
  ])('%s', (_what, weeks, expected) => {
    const { hint } = musclesAfter(weeks);
    if (expected === null || !hint || hint.kind === 'hipFlexors') expect(hint).toBe(expected);
    else
      expect([hint.kind, hint.volume / hint.usual]).toEqual([
        expected[0],
        expect.closeTo(Number(expected[1])),
      ]);
  });

  it('gives no hint about a group that was not trained or not due', () => {
    const hint = (before: Week, last: Week) => musclesAfter([before, before, before, before, last]).hint;
    // Sit-ups for the first time: the hip flexors did nothing before, the abs a little.
    expect(
      hint({ completed: [10, 0, 0], target: [10, 10, 0] }, { completed: [10, 10, 0], target: [10, 10, 0] }),
    ).toMatchObject({ kind: 'more', group: 'abs', volume: 70 * (0.3 + 0.8), usual: 70 * 0.3 });
    // Additional jumping jacks before they were due: there is nothing to compare the calves with.
    expect(
      hint({ completed: [10, 0, 10], target: [10, 0, 0] }, { completed: [10, 0, 10], target: [10, 0, 10] }),
    ).toMatchObject({ kind: 'less', group: 'quads' });
    // The same after they were due.
    expect(
      hint({ completed: [10, 0, 10], target: [10, 0, 10] }, { completed: [10, 0, 11], target: [10, 0, 0] }),
    ).toMatchObject({ kind: 'more', group: 'quads' });
  });

  it('is the last one with any reps', () => {
    const { shown, hint } = musclesAfter([...usualWeeks(4), week(14)], 'mmmmmmmo');
    expect(shown?.sunday).toBe('2026-03-29');
    expect(hint).toMatchObject({ kind: 'more' });
  });

  it('has no targets on rest days and on dates outside of every run', () => {
    const targetOn = (letters: string, run: number | null) =>
      musclesOf(historyFromLetters('2026-03-01', letters, () => ({ run }))).weeks.map(
        (each) => each.target.chest,
      );
    // A target of ten on each date but the rest day `r`.
    expect(targetOn('cmprcco', 0)).toEqual([6 * 10]);
    expect(targetOn('cmprcco', null)).toEqual([0]);
  });
});

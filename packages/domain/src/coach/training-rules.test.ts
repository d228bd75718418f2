import { describe, expect, it } from 'vitest';
import type { DateRecord } from '../challenge/state/state';
import type { ExerciseId } from '../days/exercises';
import { exercises, pushups } from '../insights/testing/history-from-letters';
import type { MovementId } from '../movements/movements';
import { gentlePlan } from '../rules/gentle-plan';
import { firstDate, inputFromLetters, inputWithoutHistory, runs } from './testing/input-from-letters';
import { afterGap, fasterAndHarder, longerDays, oneSidedExtras } from './training-rules';

// Letters of `historyFromLetters`: `c` complete, `p` push-ups only, `m` missed, `r` rested, `a` covered, `w` weekday off,
// `o` open, `-` no record. The last one is today.

describe('Coming back', () => {
  const gap = (letters: string, changes?: Parameters<typeof inputFromLetters>[1]) =>
    afterGap(inputFromLetters(letters, changes));

  it('is reported on its date, until the next day is done', () => {
    // A complete date has 10 reps of each exercise.
    expect(gap('ccmmmo')).toEqual({ dates: 3, lastReps: 30 });
    expect(gap('ccmmmp')).toEqual({ dates: 3, lastReps: 30 });
    expect(gap('ccmmmc')).toEqual({ dates: 3, lastReps: 30 });
    expect(gap('ccmmmco')).toBeNull();
    expect(gap('ccmmmcc')).toBeNull();
    expect(gap('ccmmmo-')).toBeNull();
    expect(gap('ccmmo')).toBeNull();
  });

  it('is reported with the reps of the last day before, in the same run', () => {
    const reps = (index: number) => ({ exercises: pushups([7, 8, 0, 0, 0, 0][index] ?? 50) });
    expect(gap('ccmmmo', reps)?.lastReps).toBe(8);
    expect(gap('ccmmmo', (index) => ({ run: index < 5 ? 0 : 1 }))).toBeNull();
    expect(gap('ccmmmp', (index) => ({ run: index < 5 ? 0 : null }))).toBeNull();
  });
});

describe('Longer days', () => {
  /** A date with targets of a few or of many reps. Its timer shows six seconds for each rep of a target. */
  const dateWithTime = (index: number, few = 10, many = 100) => ({
    exercises: exercises(
      () => 10,
      () => (index % 2 === 0 ? few : many),
      { timeSeconds: index % 2 === 0 ? 6 * few : 6 * many },
    ),
  });
  const longerDaysAfter = (daysCompleted: number, runRecords = runs) => {
    const { history } = inputFromLetters('cccccccc', (index) => dateWithTime(index, 10, 400));
    const summaries = [{ ...history.runs[0]!, daysCompleted }];
    return longerDays({ history: { ...history, runs: summaries }, ...inputWithoutHistory, runs: runRecords });
  };

  it('are reported if the day in two weeks takes half as long again', () => {
    // Day 18 has 27 reps and Day 32 has 41. Day 21 has 30 reps and Day 35 has 44, which is less than half more.
    expect(longerDaysAfter(17)).toEqual({
      day: 18,
      dayAhead: 32,
      seconds: expect.closeTo(6 * 27),
      secondsAhead: expect.closeTo(6 * 41),
    });
    expect(longerDaysAfter(20)).toBeNull();
  });

  it('are not reported for a run that was closed', () => {
    const { history } = inputFromLetters('cccccccc', (index) => dateWithTime(index, 10, 400));
    const closedRun = { ...history.runs[0]!, daysCompleted: 17, closedOn: history.today };
    expect(longerDays({ history: { ...history, runs: [closedRun] }, ...inputWithoutHistory })).toBeNull();
  });

  it('are reported up to Day 100', () => {
    const plan = gentlePlan([], { kind: 'steps', start: 10, step: 10, every: 1, ceiling: 400 });
    const plans = [{ at: 0, localDate: firstDate, firstDate, fromDay: 80, plan }];
    expect(longerDaysAfter(85, [{ ...runs[0]!, plans }])).toMatchObject({ day: 86, dayAhead: 100 });
    expect(longerDaysAfter(86, [{ ...runs[0]!, plans }])).toBeNull();
    expect(longerDays(inputFromLetters('ccccccc', (index) => dateWithTime(index)))).toBeNull();
  });
});

describe('Extra reps of one exercise', () => {
  const extras = (letters: string, situps: (index: number) => number, others = 10) =>
    oneSidedExtras(
      inputFromLetters(letters, (index) => ({
        exercises: exercises((id) => (id === 'situps' ? situps(index) : others)),
      })),
    );

  it('are reported from fourteen on, over fourteen dates', () => {
    const completedLetters = 'c'.repeat(16);
    expect(extras(completedLetters, () => 11)).toEqual({
      movement: 'situp',
      extra: 14,
      dates: 14,
      other: { exercise: 'pushups', movement: 'pushup' },
    });
    expect(extras(completedLetters, (index) => (index === 9 ? 10 : 11))).toBeNull();
    expect(extras(completedLetters, (index) => (index < 2 ? 100 : 10))).toBeNull();
    // Today does not count before it is complete.
    expect(extras(`${completedLetters}o`, (index) => (index === 16 ? 0 : 11))).toMatchObject({ extra: 14 });
    // The other exercises have extra reps too.
    expect(extras(completedLetters, () => 12, 11)).toBeNull();
  });

  it("are named by the movement they were done as, and the alternative by today's movement", () => {
    const plank = { movement: 'plank', rule: { kind: 'standard', percent: 100 } } as const;
    const plan = gentlePlan();
    const plans = [
      { at: 0, localDate: firstDate, firstDate, fromDay: 1, plan },
      {
        at: 1,
        localDate: '2025-01-18',
        firstDate: '2025-01-18',
        fromDay: 14,
        plan: { ...plan, exercises: { ...plan.exercises, situps: plank } },
      },
    ];
    const extrasOf = (exercise: ExerciseId, movement?: MovementId) =>
      oneSidedExtras({
        ...inputFromLetters('c'.repeat(14), (index) => {
          const allExercises = exercises(() => 10);
          const exerciseWithExtraRep = {
            ...allExercises[exercise],
            reps: 11,
            ...(movement && index > 2 && { movement }),
          };
          return { exercises: { ...allExercises, [exercise]: exerciseWithExtraRep } };
        }),
        runs: [{ ...runs[0]!, path: 'strength', plans }],
      });
    expect(extrasOf('jumpingJacks')).toMatchObject({
      movement: 'burpee',
      other: { exercise: 'pushups', movement: 'kneePushup' },
    });
    expect(extrasOf('pushups', 'wallPushup')).toMatchObject({
      movement: 'wallPushup',
      other: { exercise: 'jumpingJacks', movement: 'stepJack' },
    });
  });

  it('exclude incomplete exercises, and include everything beyond the target of a plan', () => {
    const extra = (changes: object) =>
      oneSidedExtras(
        inputFromLetters('c'.repeat(14), () => {
          const allExercises = exercises(() => 10);
          return { exercises: { ...allExercises, situps: { ...allExercises.situps, reps: 15, ...changes } } };
        }),
      )?.extra;
    // Five extra reps on each of 14 dates.
    expect(extra({})).toBe(70);
    expect(extra({ standard: 13 })).toBe(70);
    expect(extra({ standard: 5 })).toBe(70);
    expect(extra({ completed: false })).toBeUndefined();
  });
});

describe('Faster and harder', () => {
  /** So many dates rated 1, then so many rated 2, and no further rating. */
  const ratings = (easy: number, harder: number) => (index: number) => {
    if (index < easy) return 1;
    return index < easy + harder ? 2 : undefined;
  };

  const timedDate = (timeSeconds: number | null, effort: DateRecord['effort']) => ({
    ...(effort === undefined ? {} : { effort }),
    exercises: exercises(
      () => 10,
      () => 10,
      { timeSeconds },
    ),
  });

  /** One early date that does not count, 14 dates at 60 seconds, rated 1, then 14 with these values. */
  function tipAfter({
    seconds = () => 48,
    effort = ratings(7, 3),
    before = () => 60,
    effortBefore = () => 1,
    letters = 'c'.repeat(29),
  }: {
    seconds?: (index: number) => number | null;
    effort?: (index: number) => DateRecord['effort'];
    before?: (index: number) => number | null;
    effortBefore?: (index: number) => DateRecord['effort'];
    letters?: string;
  }) {
    return fasterAndHarder(
      inputFromLetters(letters, (index) => {
        if (index === 0) return timedDate(900, 5);
        return index <= 14
          ? timedDate(before(index - 1), effortBefore(index - 1))
          : timedDate(seconds(index - 15), effort(index - 15));
      }),
    );
  }

  it('is reported from a fifth less time and 0.3 more effort on', () => {
    // 48 and 60 seconds for 30 reps; seven ratings of 1 and three of 2.
    expect(tipAfter({})).toEqual({ pace: 1.6, paceBefore: 2, effort: 1.3, effortBefore: 1 });
    expect(tipAfter({ seconds: (index) => (index === 3 ? 49 : 48) })).toBeNull();
    expect(tipAfter({ effort: ratings(8, 2) })).toBeNull();
  });

  it('needs five timed and three rated days in each period', () => {
    const timedDays = (count: number, seconds: number) => (index: number) => (index < count ? seconds : null);
    const ratedDays = (count: number, value: 1 | 2) => (index: number) => (index < count ? value : undefined);
    const isShown = (period: Parameters<typeof tipAfter>[0]) => tipAfter(period) !== null;
    expect(isShown({ seconds: timedDays(5, 48) })).toBe(true);
    expect(isShown({ seconds: timedDays(4, 48) })).toBe(false);
    expect(isShown({ before: timedDays(5, 60) })).toBe(true);
    expect(isShown({ before: timedDays(4, 60) })).toBe(false);
    expect(isShown({ effort: ratedDays(3, 2) })).toBe(true);
    expect(isShown({ effort: ratedDays(2, 2) })).toBe(false);
    expect(isShown({ effortBefore: ratedDays(3, 1) })).toBe(true);
    expect(isShown({ effortBefore: ratedDays(2, 1) })).toBe(false);
  });

  it('ignores days without a time, of more than three hours, or that are incomplete', () => {
    const secondsWithOne = (value: number | null) => (index: number) => (index === 2 ? value : 48);
    expect(tipAfter({ seconds: secondsWithOne(0) })?.pace).toBe(1.6);
    expect(tipAfter({ seconds: secondsWithOne(null) })?.pace).toBe(1.6);
    // 30 reps cannot be done in less than half a second each.
    expect(tipAfter({ seconds: secondsWithOne(14) })?.pace).toBe(1.6);
    expect(tipAfter({ seconds: secondsWithOne(15) })?.pace).toBeLessThan(1.6);
    expect(tipAfter({ seconds: secondsWithOne(10_801) })?.pace).toBe(1.6);
    expect(tipAfter({ seconds: secondsWithOne(10_800) })).toBeNull();
    expect(
      tipAfter({ seconds: secondsWithOne(3_000), letters: `${'c'.repeat(17)}p${'c'.repeat(11)}` })?.pace,
    ).toBe(1.6);
  });
});

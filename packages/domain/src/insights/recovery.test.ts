import { describe, expect, it } from 'vitest';
import type { CompleteExercise } from '../challenge/commands/complete-exercise';
import { addDays } from '../days/civil-date';
import type { Effort } from '../days/effort';
import { Story } from '../rules/story';
import { recoveryOf } from './recovery';
import { historyFromLetters, pushups } from './testing/history-from-letters';

// Letters of `historyFromLetters`: `c` complete, `p` push-ups only, `m` missed, `r` rested, `a` covered, `w` weekday off,
// `o` open, `-` no record. The last one is today.

const first = '2026-03-01';

function startWithPremium(): Story {
  const story = Story.startedOn(first);
  const paidAt = story.now;
  return story.record({ kind: 'premiumBegan', at: paidAt, plan: 'lifetime', purchase: 'one', paidAt });
}

/** Completes so many dates from the given one on. Dates are counted from `first`. */
function completeDates(
  story: Story,
  from: number,
  dates: number,
  effortOn: (day: number) => Effort | null = () => null,
  changes: Partial<CompleteExercise> = {},
): Story {
  for (let day = from; day < from + dates; day++) {
    story.on(addDays(first, day)).complete(changes);
    const effort = effortOn(day);
    if (effort !== null) story.ask({ kind: 'rateEffort', effort });
  }
  return story;
}

const remarkOf = (story: Story) => recoveryOf(story.history)?.remark;

it('The recovery tab needs two weeks of dates', () => {
  expect(recoveryOf(completeDates(startWithPremium(), 0, 13).history)).toBeNull();
  expect(recoveryOf(completeDates(startWithPremium(), 0, 14).history)).not.toBeNull();
});

it('The last seven dates are compared with the plan and with the 21 before', () => {
  const recovery = recoveryOf(completeDates(startWithPremium(), 0, 28).history)!;
  // A rep of the three exercises weighs 2.15 push-ups together.
  const load = (day: number) => (9 + day) * 2.15;
  const sum = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => load(from + index)).reduce((a, b) => a + b, 0);
  expect(recovery.lastSeven.completed).toBeCloseTo(sum(22, 28));
  expect(recovery.lastSeven.target).toBeCloseTo(sum(22, 28));
  expect(recovery.rise?.own).toBeCloseTo(sum(22, 28) / 7 / (sum(1, 21) / 21));
  expect(recovery.rise?.own).toBeCloseTo(1.7, 1);
  expect(recovery.rise?.plan).toBeCloseTo(recovery.rise!.own);
  expect(recovery.withoutBreak).toEqual({ dates: 28, since: null });
});

it('Today is left out until it is over', () => {
  const story = completeDates(startWithPremium(), 0, 20).on(addDays(first, 20));
  story.exercise('pushups');
  const recovery = recoveryOf(story.history)!;
  expect(recovery.withoutBreak.dates).toBe(20);
  expect(recovery.dates.at(-1)).toMatchObject({ date: addDays(first, 20), status: 'partial' });
});

describe('A remark', () => {
  it('is missing on a plan followed exactly with effort 3, on any of its days', () => {
    const story = startWithPremium();
    for (let day = 0; day < 100; day++) {
      completeDates(story, day, 1, () => 3);
      expect(remarkOf(story) ?? null).toBeNull();
    }
  });

  it('says that the days cost more than before', () => {
    const story = completeDates(startWithPremium(), 0, 21, (day) => (day < 14 ? 3 : 5));
    expect(remarkOf(story)).toEqual({ kind: 'costsMore', lately: 5, before: 3 });
    const unratedBefore = completeDates(startWithPremium(), 0, 21, (day) => (day < 14 ? null : 5));
    expect(remarkOf(unratedBefore)).toBeNull();
  });

  it("says that more was done than the plan's own rise", () => {
    const story = completeDates(completeDates(startWithPremium(), 0, 21), 21, 7, () => null, {
      actualReps: 60,
    });
    expect(remarkOf(story)).toMatchObject({ kind: 'moreThanPlanned' });
  });

  it('suggests a break after two weeks without one, if the last day was hard', () => {
    const story = completeDates(startWithPremium(), 0, 16, () => 4);
    expect(remarkOf(story)).toEqual({ kind: 'withoutBreak', dates: 16 });
    story.on(addDays(first, 16)).rest();
    expect(remarkOf(story)).toBeNull();
  });

  it('notices three rests in a week with easy days', () => {
    const story = completeDates(startWithPremium(), 0, 14, () => 2);
    for (const day of [14, 15, 16]) story.on(addDays(first, day)).rest();
    expect(remarkOf(story)).toEqual({ kind: 'rested' });
  });
});

describe('The exact limits', () => {
  const c = (dates: number) => 'c'.repeat(dates);
  /** The effort of each date, `.` without a rating. */
  const rated = (letters: string, efforts: string) =>
    historyFromLetters(first, letters, (index) =>
      /\d/.test(efforts[index] ?? '') ? { effort: Number(efforts[index]) as Effort } : {},
    );

  it('are 42 dates, 7 compared with 21, 7 ratings with 14, and 14 dates with 14', () => {
    const baseHistory = historyFromLetters(first, c(50), (index) => ({
      effort: index < 29 ? 1 : index < 43 ? 3 : 5,
      exercises: pushups(10 + index, 20 + index),
    }));
    const recovery = recoveryOf(baseHistory)!;
    expect(recovery.dates.map(({ date }) => date)).toEqual(
      baseHistory.dates.slice(8).map(({ date }) => date),
    );
    expect(recovery.dates[0]).toEqual({
      date: addDays(first, 8),
      status: 'complete',
      effort: 1,
      completed: 18,
      target: 28,
    });
    // On the last 7 dates (index 43 to 49) the mean is 56 reps, on the 21 before them 42.
    expect(recovery.lastSeven).toEqual({ completed: 7 * 56, target: 7 * 66 });
    expect(recovery.rise!.own).toBeCloseTo(56 / 42);
    expect(recovery.rise!.plan).toBeCloseTo(66 / 52);
    expect(recovery.effort).toEqual({ lately: 5, before: 3 });
    // On the last 14 dates the mean effort is 4 and the mean load 52.5, on the 14 before them 2 and 38.5.
    expect(recovery.effortPerLoad!.lately).toBeCloseTo((100 * 4) / 52.5);
    expect(recovery.effortPerLoad!.before).toBeCloseTo((100 * 2) / 38.5);
  });

  it('start at the first date', () => {
    const baseHistory = historyFromLetters(first, c(14), (index) => ({ exercises: pushups(1 + index) }));
    // The mean of the reps 8 to 14, and that of 1 to 7.
    expect(recoveryOf(baseHistory)!.rise).toEqual({ own: 11 / 4, plan: 1 });
  });

  it('include today once it is done or rested', () => {
    const lastSeven = (letters: string) => recoveryOf(historyFromLetters(first, letters))?.lastSeven.target;
    const target = 10 * 2.15;
    expect(lastSeven(`${c(14)}c`)).toBeCloseTo(7 * target);
    expect(lastSeven(`${c(14)}r`)).toBeCloseTo(6 * target);
    // Of the seven dates before today, two are rests.
    for (const today of ['o', 'p', '-']) {
      expect(lastSeven(`${c(8)}mrr${c(3)}${today}`)).toBeCloseTo(5 * target);
      expect(lastSeven(`${c(13)}${today}`)).toBeUndefined();
    }
  });

  it('ignore dates outside of every run', () => {
    const atTheEnd = (changes: object) => (index: number) => (index === 13 ? changes : {});
    expect(recoveryOf(historyFromLetters(first, c(14), atTheEnd({ run: null })))).toBeNull();
    const { dates, withoutBreak } = recoveryOf(historyFromLetters(first, `${c(10)}-${c(4)}`))!;
    expect(dates.at(-5)).toEqual({
      date: addDays(first, 10),
      status: null,
      effort: null,
      completed: 0,
      target: 0,
    });
    expect(withoutBreak).toEqual({ dates: 4, since: addDays(first, 10) });
  });

  it.each(['m', 'p', 'r'])('count the completed dates since the last one that is not: %s', (letter) => {
    expect(recoveryOf(historyFromLetters(first, `${c(5)}${letter}${c(9)}o`))!.withoutBreak).toEqual({
      dates: 9,
      since: addDays(first, 5),
    });
  });

  it('compare no ratings without any, and none of dates without reps', () => {
    const figures = (letters: string, efforts: string) => {
      const { effort, effortPerLoad } = recoveryOf(rated(letters, efforts))!;
      return [effort, effortPerLoad && { ...effortPerLoad, lately: Math.round(effortPerLoad.lately) }];
    };
    expect(figures(c(20), '')).toEqual([null, null]);
    expect(figures(c(20), '22...')).toEqual([{ lately: 2, before: null }, null]);
    expect(figures(c(20), `${'.'.repeat(13)}2222222`)).toEqual([
      { lately: 2, before: null },
      // A rating of 2 for a load of 21.5, times 100.
      { lately: Math.round(200 / 21.5), before: null },
    ]);
    expect(figures(`${c(19)}m`, `${'.'.repeat(18)}25`)[1]).toEqual({
      lately: Math.round(200 / 21.5),
      before: null,
    });
  });

  it.each([
    ['nothing was asked lately', `${c(21)}rrrrrrr`],
    ['nothing was asked before', `${'r'.repeat(21)}${c(7)}`],
    ['nothing was done before', `${'m'.repeat(21)}${c(7)}`],
    ['nothing was done at all', 'm'.repeat(28)],
  ])('give no rise if %s', (_where, letters) => {
    expect(recoveryOf(historyFromLetters(first, `${letters}o`))!.rise).toBeNull();
  });

  it('report more than planned from 30 percent on', () => {
    const remark = (last: number) =>
      recoveryOf(
        historyFromLetters(first, c(28), (index) => ({
          exercises: pushups(index < 21 ? 10 : index < 27 ? 13 : last),
        })),
      )!.remark;
    expect(remark(13)).toEqual({ kind: 'moreThanPlanned', percent: expect.closeTo(30) });
    expect(remark(12)).toBeNull();
  });

  it.each([
    ['ten ratings', c(14), '....3335555555', { kind: 'costsMore', lately: 5, before: 3 }],
    ['nine', c(14), '.....335555555', null],
    ['hard, but no harder', c(14), '....5555555555', { kind: 'withoutBreak', dates: 14 }],
    ['harder by too little', c(18), '444443344445554444', { kind: 'withoutBreak', dates: 18 }],
    ['harder, but not hard', c(14), '....1114444455', { kind: 'withoutBreak', dates: 14 }],
    ['hard at the end of 14 dates', c(14), '....4444444444', { kind: 'withoutBreak', dates: 14 }],
    ['hard at the end of 13', `m${c(13)}`, '....4444444444', null],
    ['less hard at the end', c(14), '....4444444443', null],
    ['hard, with nine ratings', c(14), '.....444444444', null],
    ['three rests after easy days', `${c(11)}rrr`, '.2222222222', { kind: 'rested' }],
    ['three rests after days that were not', `${c(11)}rrr`, '.2222222223', null],
    ['three rests and nine ratings', `${c(11)}rrr`, '..222222222', null],
    ['two rests', `${c(12)}rr`, '..2222222222', null],
    ['three misses', `${c(11)}mmmo`, '.2222222222', null],
    ['three rests longer ago', `${c(11)}rrr${c(5)}`, '.2222222222', null],
  ])('give a remark for %s: %s %s', (_what, letters, efforts, remark) => {
    expect(recoveryOf(rated(letters, efforts))!.remark).toEqual(remark);
  });
});

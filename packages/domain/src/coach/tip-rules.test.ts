import { describe, expect, it } from 'vitest';
import { addDays } from '../days/civil-date';
import type { ExerciseId } from '../days/exercises';
import { exercises, pushups, toldHistory } from '../insights/testing/told-history';
import type { MovementId } from '../movements/movements';
import { gentlePlan } from '../rules/gentle-plan';
import { Story } from '../rules/story';
import { fold } from '../runs/fold';
import type { DateRecord } from '../runs/state';
import { lateEvenings, missesAfterLate, weakWeekday } from './habit-rules';
import { bestMonth, form, milestoneNear, nearLongest } from './standing-rules';
import type { CoachKnows } from './tip';
import { tipsOf } from './tips';
import { afterGap, fasterAndHarder, longerDays, oneSidedExtras } from './training-rules';
import { isClearlyBelow, shareOf } from './wilson';

/** A Sunday. */
const first = '2025-01-05';
const { runs } = fold(Story.startedOn(first, 'UTC').log);
const besides = { runs, offUntil: null, zones: [{ at: 0, timezone: 'UTC' }] };

const told = (letters: string, more?: (index: number) => Partial<DateRecord>, since = first): CoachKnows => ({
  history: toldHistory(since, letters, more),
  ...besides,
});

/** Finished at that time of the clock. */
function finished(index: number, time: string): Partial<DateRecord> {
  const completedAt = Date.parse(`${addDays(first, index)}T${time}Z`);
  return {
    exercises: exercises(
      () => 10,
      () => 10,
      { completedAt },
    ),
  };
}

describe('a weak weekday', () => {
  /** Weeks in which each weekday, Sunday first, is completed so many times, then missed. */
  const weeks = (count: number, completed: readonly number[]) =>
    Array.from({ length: 7 * count }, (_, index) =>
      Math.floor(index / 7) < (completed[index % 7] ?? count) ? 'c' : 'm',
    ).join('');

  it('is one that is completed less than six times in ten', () => {
    expect(weakWeekday(told(`${weeks(16, [16, 16, 9])}o`))).toEqual({
      weekday: 2,
      on: { asked: 16, completed: 9 },
      others: { asked: 96, completed: 96 },
    });
    expect(weakWeekday(told(`${weeks(16, [16, 16, 10])}o`))).toBeNull();
  });

  it('is the weaker of two', () => {
    expect(weakWeekday(told(weeks(16, [16, 4, 16, 16, 2])))?.weekday).toBe(4);
    expect(weakWeekday(told(weeks(16, [16, 2, 16, 16, 4])))?.weekday).toBe(1);
  });

  it('is one of the last 180 dates', () => {
    expect(weakWeekday(told(`${weeks(20, [16, 16, 2])}${'c'.repeat(180)}`))).toBeNull();
    expect(weakWeekday(told(`${weeks(30, [])}${weeks(25, [25, 25, 2])}`))?.weekday).toBe(2);
  });
});

describe('late evenings', () => {
  /** Ten times: a late day and a miss, then an early day and one more. */
  const evenings = (late: string, early: string, letters = 'cmcc') =>
    lateEvenings(
      told(letters.repeat(10), (index) => finished(index, index % letters.length === 0 ? late : early)),
    );
  const found = { afterLate: { asked: 10, completed: 0 }, afterEarly: { asked: 19, completed: 19 } };

  it.each([
    ['20:00', '19:59'],
    ['23:59', '12:00'],
    ['01:59', '02:00'],
  ])('begin at 20:00 and end at 02:00: %s is late, %s is not', (late, early) => {
    expect(evenings(late, early)).toEqual(found);
  });

  it('are none where the day was finished before or after', () => {
    expect(evenings('19:59', '12:00')).toBeNull();
    expect(evenings('02:00', '12:00')).toBeNull();
  });

  it('cost the next date that asks, whatever rest days lie between', () => {
    expect(evenings('21:00', '09:00', 'crmcc')).toEqual(found);
  });

  it('are told of by where they were: the zone of that day', () => {
    const knows = told('cmcc'.repeat(10), (index) => finished(index, index % 4 === 0 ? '12:00' : '03:00'));
    expect(lateEvenings({ ...knows, zones: [{ at: 0, timezone: 'Asia/Tokyo' }] })).toEqual(found);
  });

  it('are those on which the last exercise was late, whichever it was', () => {
    const knows = told('cmcc'.repeat(10), (index) => {
      const { exercises: early } = finished(index, '09:00');
      const { exercises: late } = finished(index, '21:00');
      return { exercises: index % 4 === 0 ? { ...early!, situps: late!.situps } : early! };
    });
    expect(lateEvenings(knows)).toEqual(found);
  });

  it('are told of only where the next date fails twice as often', () => {
    // `l` is done late, `e` early. After 20 late days 18 are missed, after 40 early ones 20.
    const lived = `${'lm'.repeat(18)}${'em'.repeat(19)}lle${'e'.repeat(20)}m`;
    const knows = told(lived.replaceAll(/[le]/g, 'c'), (index) =>
      finished(index, lived[index] === 'l' ? '21:00' : '09:00'),
    );
    expect(isClearlyBelow({ asked: 20, completed: 2 }, { asked: 40, completed: 20 })).toBe(true);
    expect(lateEvenings({ ...knows, history: { ...knows.history, today: '2026-01-01' } })).toBeNull();
  });

  it('look at 180 dates, and at none of no run', () => {
    const late = (index: number) => finished(index, index % 4 === 0 ? '21:00' : '09:00');
    const letters = 'cmcc'.repeat(10);
    expect(lateEvenings(told(`${letters}${'c'.repeat(180)}`, late))).toBeNull();
    expect(lateEvenings(told(letters, (index) => ({ ...late(index), run: null })))).toBeNull();
  });
});

describe('misses after late days', () => {
  /** Ten days at 8, then misses, each after a day at the next of these times. */
  const after = (...times: string[]) =>
    missesAfterLate(
      told(`${'c'.repeat(10)}${'cmc'.repeat(times.length)}`, (index) =>
        finished(index, index >= 10 && (index - 10) % 3 === 0 ? times[(index - 10) / 3]! : '08:00'),
      ),
    );

  it('are told where three of the last four came two hours later than usual', () => {
    expect(after('10:00', '10:00', '10:00', '10:00')).toEqual({ misses: 4, afterLate: 4, usualHour: 8 });
    expect(after('09:59', '10:00', '10:00', '10:00')).toMatchObject({ afterLate: 3 });
    expect(after('10:00', '10:00', '10:00', '09:59')).toMatchObject({ afterLate: 3 });
    expect(after('09:59', '10:00', '10:00', '09:59')).toBeNull();
    expect(after('10:00', '10:00', '10:00')).toBeNull();
  });

  it('came after later days also where these were finished past midnight', () => {
    const pastMidnight = (index: number) => finished(index + 1, '00:30');
    const isLate = (index: number) => index >= 10 && (index - 10) % 3 === 0;
    const knows = told(`${'c'.repeat(10)}${'cmc'.repeat(4)}`, (index) =>
      isLate(index) ? pastMidnight(index) : finished(index, '20:00'),
    );
    expect(missesAfterLate(knows)).toEqual({ misses: 4, afterLate: 4, usualHour: 20 });
  });

  it('leave earlier ones out', () => {
    expect(after('08:00', '08:00', '12:00', '12:00', '12:00', '12:00')).toMatchObject({
      misses: 4,
      afterLate: 4,
    });
    expect(after('12:00', '12:00', '12:00', '12:00', '08:00', '08:00')).toBeNull();
  });

  it('count the first date of each gap, and the hour in the middle', () => {
    const knows = told('ccccccmmccmmccmmcmmc', (index) =>
      finished(
        index,
        ['mm', 'm'].includes('ccccccmmccmmccmmcmmc'.slice(index + 1, index + 3)) ? '21:00' : '06:30',
      ),
    );
    expect(missesAfterLate(knows)).toEqual({ misses: 4, afterLate: 4, usualHour: 6.5 });
  });
});

describe('where somebody stands', () => {
  const standing = (letters: string, completed: number, more: object = {}) => {
    const knows = told(letters);
    const [run] = knows.history.runs;
    return {
      ...knows,
      history: { ...knows.history, runs: [{ ...run!, daysCompleted: completed, ...more }] },
    };
  };

  it('a milestone is near from five days before it on', () => {
    const near = (completed: number) => milestoneNear(standing('cco', completed));
    expect(near(19)).toBeNull();
    expect(near(20)).toEqual({ milestone: 25, days: 5, date: addDays(first, 6) });
    expect(near(24)).toEqual({ milestone: 25, days: 1, date: addDays(first, 2) });
    expect(near(25)).toBeNull();
    expect(near(99)).toMatchObject({ milestone: 100, days: 1 });
    expect(milestoneNear(standing('cco', 24, { season: 2 }))).toBeNull();
    expect(milestoneNear(standing('cco', 24, { closedOn: first }))).toBeNull();
  });

  it('the longest streak is near one date before it, where it was more than a week', () => {
    const near = (longest: number, streak: number) =>
      nearLongest(told('ccmc', (index) => ({ streak: [0, longest, 0, streak][index]! })));
    expect(near(8, 7)).toEqual({ streak: 7, longest: 8 });
    expect(near(7, 6)).toBeNull();
    expect(near(8, 6)).toBeNull();
    expect(near(8, 8)).toBeNull();
  });

  it('the best month is the last, told of on the first five dates of the next', () => {
    /** So many reps in some months. */
    const best = (today: string, reps: Record<string, number>) => {
      const dates = Object.entries(reps).map(([month, done]) => ({
        ...told('c').history.dates[0]!,
        date: `${month}-15`,
        exercises: pushups(done),
      }));
      return bestMonth({ history: { today, runs: [], dates }, ...besides });
    };
    const rising = { '2025-11': 100, '2025-12': 101 };
    expect(best('2026-01-05', rising)).toEqual({ month: '2025-12', reps: 101, bestBefore: 100 });
    expect(best('2026-01-06', rising)).toBeNull();
    expect(best('2026-01-01', { ...rising, '2025-10': 101 })).toBeNull();
    expect(best('2026-01-01', { '2025-12': 101 })).toBeNull();
    expect(best('2026-01-01', { ...rising, '2026-01': 500 })).toMatchObject({ reps: 101, bestBefore: 100 });
    expect(best('2026-01-01', { '2025-11': 100 })).toBeNull();
  });

  it('a month is the sum of its dates', () => {
    const { history } = told(`${'cc'.padEnd(31, 'm')}ccc`, undefined, '2025-01-01');
    expect(bestMonth({ history: { ...history, today: '2025-03-01' }, ...besides })).toEqual({
      month: '2025-02',
      reps: 90,
      bestBefore: 60,
    });
  });

  it('each date has a movement in turn', () => {
    const on = (today: string) => form({ history: { ...told('c').history, today }, ...besides })?.movement;
    // Days since 1970: a multiple of three on 6 January 2025.
    expect(['2025-01-06', '2025-01-07', '2025-01-08', '2025-01-09'].map(on)).toEqual([
      'pushup',
      'situp',
      'jumpingJack',
      'pushup',
    ]);
    expect(form({ ...told('c'), runs: [] })).toBeNull();
    expect(tipsOf(told('o')).map(({ id }) => id)).toEqual(['form']);
  });
});

describe('coming back', () => {
  const gap = (letters: string, more?: Parameters<typeof told>[1]) => afterGap(told(letters, more));

  it('is told on the date of it, until the next day is done', () => {
    expect(gap('ccmmmo')).toEqual({ dates: 3, lastReps: 30 });
    expect(gap('ccmmmp')).toEqual({ dates: 3, lastReps: 30 });
    expect(gap('ccmmmc')).toEqual({ dates: 3, lastReps: 30 });
    expect(gap('ccmmmco')).toBeNull();
    expect(gap('ccmmmcc')).toBeNull();
    expect(gap('ccmmmo-')).toBeNull();
    expect(gap('ccmmo')).toBeNull();
  });

  it('is told with the reps of the last day before, in the same run', () => {
    const reps = (index: number) => ({ exercises: pushups([7, 8, 0, 0, 0, 0][index] ?? 50) });
    expect(gap('ccmmmo', reps)?.lastReps).toBe(8);
    expect(gap('ccmmmo', (index) => ({ run: index < 5 ? 0 : 1 }))).toBeNull();
    expect(gap('ccmmmp', (index) => ({ run: index < 5 ? 0 : null }))).toBeNull();
  });
});

describe('longer days', () => {
  /** Six seconds for each three reps, so that the timer runs as long as the days ask. */
  const timed = (index: number, few = 10, many = 100) => ({
    exercises: exercises(
      () => 10,
      () => (index % 2 === 0 ? few : many),
      { timeSeconds: index % 2 === 0 ? 6 * few : 6 * many },
    ),
  });
  const after = (completed: number, of = runs) => {
    const { history } = told('cccccccc', (index) => timed(index, 10, 400));
    const lived = { ...history, runs: [{ ...history.runs[0]!, daysCompleted: completed }] };
    return longerDays({ history: lived, ...besides, runs: of });
  };

  it('are told where the day in two weeks takes half as long again', () => {
    expect(after(17)).toEqual({
      day: 18,
      dayAhead: 32,
      seconds: expect.closeTo(6 * 27),
      secondsAhead: expect.closeTo(6 * 41),
    });
    expect(after(20)).toBeNull();
  });

  it('are days of the hundred', () => {
    const plan = gentlePlan([], { kind: 'steps', start: 10, step: 10, every: 1, ceiling: 400 });
    const plans = [{ at: 0, localDate: first, firstDate: first, fromDay: 80, plan }];
    expect(after(85, [{ ...runs[0]!, plans }])).toMatchObject({ day: 86, dayAhead: 100 });
    expect(after(86, [{ ...runs[0]!, plans }])).toBeNull();
    expect(longerDays(told('ccccccc', (index) => timed(index)))).toBeNull();
  });
});

describe('extra reps of one exercise', () => {
  const extras = (letters: string, situps: (index: number) => number, others = 10) =>
    oneSidedExtras(
      told(letters, (index) => ({
        exercises: exercises((id) => (id === 'situps' ? situps(index) : others)),
      })),
    );

  it('are told from fourteen on, of fourteen dates', () => {
    const c = 'c'.repeat(16);
    expect(extras(c, () => 11)).toEqual({
      movement: 'situp',
      extra: 14,
      dates: 14,
      other: { exercise: 'pushups', movement: 'pushup' },
    });
    expect(extras(c, (index) => (index === 9 ? 10 : 11))).toBeNull();
    expect(extras(c, (index) => (index < 2 ? 100 : 10))).toBeNull();
    // Today does not count before it is complete.
    expect(extras(`${c}o`, (index) => (index === 16 ? 0 : 11))).toMatchObject({ extra: 14 });
    expect(extras(c, () => 12, 11)).toBeNull();
  });

  it('are called by what they were done as, and what could be done more by what today asks for', () => {
    const plank = { movement: 'plank', rule: { kind: 'standard', percent: 100 } } as const;
    const plan = gentlePlan();
    const plans = [
      { at: 0, localDate: first, firstDate: first, fromDay: 1, plan },
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
        ...told('c'.repeat(14), (index) => {
          const all = exercises(() => 10);
          const done = { ...all[exercise], reps: 11, ...(movement && index > 2 && { movement }) };
          return { exercises: { ...all, [exercise]: done } };
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

  it('are none of what was not completed, and all beyond the target of a plan', () => {
    const extra = (more: object) =>
      oneSidedExtras(
        told('c'.repeat(14), () => {
          const all = exercises(() => 10);
          return { exercises: { ...all, situps: { ...all.situps, reps: 15, ...more } } };
        }),
      )?.extra;
    expect(extra({})).toBe(70);
    expect(extra({ standard: 13 })).toBe(70);
    expect(extra({ standard: 5 })).toBe(70);
    expect(extra({ completed: false })).toBeUndefined();
  });
});

describe('faster and harder', () => {
  /** 14 dates at 60 seconds, rated 1, then 14 with these; one long before them that does not count. */
  function trained({
    seconds = () => 48,
    effort = (index) => (index < 7 ? 1 : index < 10 ? 2 : undefined),
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
      told(letters, (index) => {
        const isLate = index > 14;
        const at = isLate ? index - 15 : index - 1;
        const timeSeconds = index === 0 ? 900 : isLate ? seconds(at) : before(at);
        const rated = index === 0 ? 5 : isLate ? effort(at) : effortBefore(at);
        return {
          ...(rated === undefined ? {} : { effort: rated }),
          exercises: exercises(
            () => 10,
            () => 10,
            { timeSeconds },
          ),
        };
      }),
    );
  }

  it('is told from a fifth less of time and 0.3 more of effort on', () => {
    expect(trained({})).toEqual({ pace: 1.6, paceBefore: 2, effort: 1.3, effortBefore: 1 });
    expect(trained({ seconds: (index) => (index === 3 ? 49 : 48) })).toBeNull();
    expect(trained({ effort: (index) => (index < 8 ? 1 : index < 10 ? 2 : undefined) })).toBeNull();
  });

  it('needs five timed and three rated days of each', () => {
    const first =
      <Value>(count: number, value: Value) =>
      (index: number) =>
        index < count ? value : null;
    const rated = (count: number, value: 1 | 2) => (index: number) => (index < count ? value : undefined);
    const isTold = (...of: Parameters<typeof trained>) => trained(...of) !== null;
    expect(isTold({ seconds: first(5, 48) })).toBe(true);
    expect(isTold({ seconds: first(4, 48) })).toBe(false);
    expect(isTold({ before: first(5, 60) })).toBe(true);
    expect(isTold({ before: first(4, 60) })).toBe(false);
    expect(isTold({ effort: rated(3, 2) })).toBe(true);
    expect(isTold({ effort: rated(2, 2) })).toBe(false);
    expect(isTold({ effortBefore: rated(3, 1) })).toBe(true);
    expect(isTold({ effortBefore: rated(2, 1) })).toBe(false);
  });

  it('counts no day without a time, of more than three hours, or that is not complete', () => {
    const odd = (value: number | null) => (index: number) => (index === 2 ? value : 48);
    expect(trained({ seconds: odd(0) })?.pace).toBe(1.6);
    expect(trained({ seconds: odd(null) })?.pace).toBe(1.6);
    // 30 reps cannot be done in less than half a second each.
    expect(trained({ seconds: odd(14) })?.pace).toBe(1.6);
    expect(trained({ seconds: odd(15) })?.pace).toBeLessThan(1.6);
    expect(trained({ seconds: odd(10_801) })?.pace).toBe(1.6);
    expect(trained({ seconds: odd(10_800) })).toBeNull();
    expect(trained({ seconds: odd(3_000), letters: `${'c'.repeat(17)}p${'c'.repeat(11)}` })?.pace).toBe(1.6);
  });
});

it('one share is below another from eight dates on either side', () => {
  expect(isClearlyBelow({ asked: 100, completed: 0 }, { asked: 8, completed: 8 })).toBe(true);
  expect(isClearlyBelow({ asked: 100, completed: 0 }, { asked: 7, completed: 7 })).toBe(false);
  expect(isClearlyBelow({ asked: 100, completed: 100 }, { asked: 8, completed: 0 })).toBe(false);
  expect([shareOf({ asked: 0, completed: 0 }), shareOf({ asked: 4, completed: 1 })]).toEqual([0, 0.25]);
});

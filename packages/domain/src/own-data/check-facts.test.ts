import { describe, expect, it } from 'vitest';
import type { ExerciseCompleted, Fact } from '../challenge/facts/facts';
import { gentlePlan } from '../rules/gentle-plan';
import { mostFacts } from './imported-kinds';
import { importedLog } from './imported-log';

function importFacts(facts: readonly Fact[], now: number): Fact[] {
  const importResult = importedLog(facts, now);
  if (!('facts' in importResult)) throw new Error(importResult.message);
  return importResult.facts;
}

const now = Date.UTC(2026, 0, 10, 12);
const start: Fact = {
  kind: 'runStarted',
  at: Date.UTC(2026, 0, 9, 12),
  timezone: 'UTC',
  localDate: '2026-01-09',
  firstDate: '2026-01-09',
};
const completion: ExerciseCompleted = {
  kind: 'exerciseCompleted',
  at: now,
  localDate: '2026-01-10',
  timezone: 'UTC',
  exercise: 'pushups',
  dayNumber: 2,
  target: 11,
  reps: 11,
};
const rest: Fact = { kind: 'restDayTaken', at: now, localDate: '2026-01-10', timezone: 'UTC' };

const session: Fact = {
  kind: 'recoverySession',
  at: now,
  localDate: '2026-01-10',
  timezone: 'UTC',
  programme: 'backAfterBreak',
  session: 1,
  seconds: 400,
};

const plan = gentlePlan([0]);
const { timezone, localDate } = completion;
const planFact: Fact = {
  kind: 'planAdopted',
  at: completion.at,
  timezone,
  localDate,
  firstDate: localDate,
  fromDay: 2,
  plan,
};

it('An import keeps a plan, and what was done with it', () => {
  const doneOnPlan = {
    ...completion,
    target: 7,
    reps: 9,
    standard: 11,
    movement: 'kneePushup',
    credit: 75,
  } as const;
  const facts = importFacts([start, planFact, doneOnPlan], now);
  expect(facts).toEqual(expect.arrayContaining([planFact, { ...doneOnPlan, imported: true }]));
});

describe('Facts at the limits of what is possible', () => {
  const rating: Fact = { kind: 'effortRated', at: now, localDate: '2026-01-10', timezone: 'UTC', effort: 3 };
  const day = (dayNumber: number): Fact => ({
    ...completion,
    dayNumber,
    target: 9 + dayNumber,
    reps: 9 + dayNumber,
  });
  const startAt = (at: number, date: string): Fact => ({ ...start, at, localDate: date, firstDate: date });
  const premium: Fact = { kind: 'importedPremiumDates', at: now, from: '2026-01-02', to: '2026-01-02' };
  const purchase: Fact = { kind: 'premiumBegan', at: now, plan: 'starter', purchase: 'x', paidAt: now };
  const accepted = 'accepted';
  /** Ten minutes before midnight in the zone that is furthest ahead, 14 hours before UTC. */
  const beforeNextDate = Date.UTC(2026, 0, 10, 9, 50);

  // A refusal is written as the index of the fact and its field. The run's start is at index 0.
  it.each<[string, Fact, string]>([
    ['an instant ten minutes ahead', { ...completion, at: now + 600_000 }, accepted],
    ['an instant more than ten minutes ahead', { ...completion, at: now + 600_001 }, '1.at'],
    [
      'an instant at the beginning of the run',
      { ...completion, at: start.at, localDate: '2026-01-09' },
      accepted,
    ],
    ['an instant before the run', { ...completion, at: start.at - 1, localDate: '2026-01-09' }, '1.at'],
    ['an instant with half a millisecond', { ...completion, at: now - 0.5 }, '1.at'],
    ['a date two dates back', { ...rest, localDate: '2026-01-08' }, accepted],
    ['a date three dates back', { ...rest, localDate: '2026-01-07' }, '1.localDate'],
    ['a date that is tomorrow, but today in another zone', { ...rest, localDate: '2026-01-11' }, accepted],
    ['a date in another format', { ...rest, localDate: '2026-1-9' }, '1.localDate'],
    ['Day 1', day(1), accepted],
    ['Day 0', day(0), '1.dayNumber'],
    ['Day 100', day(100), accepted],
    ['Day 2.5', day(2.5), '1.dayNumber'],
    ['a thousand reps beyond the target', { ...completion, reps: 1_011 }, accepted],
    ['a thousand and one reps beyond the target', { ...completion, reps: 1_012 }, '1.reps'],
    ['a workout time of 0 seconds', { ...completion, timeSeconds: 0 }, accepted],
    ['a negative workout time', { ...completion, timeSeconds: -1 }, '1.timeSeconds'],
    ['a workout time of 24 hours', { ...completion, timeSeconds: 86_400 }, accepted],
    ['a workout time of 24 hours and a second', { ...completion, timeSeconds: 86_401 }, '1.timeSeconds'],
    ['a time of the exercise alone', { ...completion, exerciseSeconds: 60 }, accepted],
    ['a negative time of the exercise alone', { ...completion, exerciseSeconds: -1 }, '1.exerciseSeconds'],
    ['the least credit', { ...completion, credit: 5 }, accepted],
    ['a credit of 0', { ...completion, credit: 0 }, '1.credit'],
    ['a credit of 100', { ...completion, credit: 100 }, accepted],
    ['the highest target of a plan', { ...completion, standard: 11, target: 450, reps: 450 }, accepted],
    ['a target of 0', { ...completion, standard: 11, target: 0, reps: 0 }, '1.target'],
    ['the target of a path', { ...completion, dayNumber: 1, target: 100, reps: 100 }, accepted],
    ['a plan from Day 1', { ...planFact, fromDay: 1 }, accepted],
    ['a plan from Day 100', { ...planFact, fromDay: 100 }, accepted],
    ['a plan from Day 0', { ...planFact, fromDay: 0 }, '1.fromDay'],
    ['a plan from tomorrow', { ...planFact, firstDate: '2026-01-11' }, accepted],
    ['a plan from the date after tomorrow', { ...planFact, firstDate: '2026-01-12' }, '1.firstDate'],
    ['a plan from yesterday', { ...planFact, firstDate: '2026-01-09' }, '1.firstDate'],
    ['a plan adopted on a date of another week', { ...planFact, localDate: '2026-01-02' }, '1.localDate'],
    ["a return to the run's own program", { ...planFact, plan: null }, accepted],
    ['a session of a second', { ...session, seconds: 1 }, accepted],
    ['a session of an hour', { ...session, seconds: 3_600 }, accepted],
    ['a session of more than an hour', { ...session, seconds: 3_601 }, '1.seconds'],
    ['a rating', rating, accepted],
    ['a rating of a date long ago', { ...rating, localDate: '2025-01-10' }, accepted],
    [
      'a rating of a date that is tomorrow, but today in another zone',
      { ...rating, localDate: '2026-01-11' },
      accepted,
    ],
    [
      'a rating of a date that begins in ten minutes in the zone furthest ahead',
      { ...rating, at: beforeNextDate, localDate: '2026-01-11' },
      accepted,
    ],
    [
      'a rating of a date that begins later than that',
      { ...rating, at: beforeNextDate - 1, localDate: '2026-01-11' },
      '1.localDate',
    ],
    [
      'a rest day on a date that begins in ten minutes in the zone furthest ahead',
      { ...rest, at: beforeNextDate, localDate: '2026-01-11' },
      accepted,
    ],
    [
      'a rest day on a date that begins later than that',
      { ...rest, at: beforeNextDate - 1, localDate: '2026-01-11' },
      '1.localDate',
    ],
    [
      'a rating of a date that is tomorrow in every zone',
      { ...rating, localDate: '2026-01-12' },
      '1.localDate',
    ],
    ['a rating of a date that does not exist', { ...rating, localDate: '2026-01-32' }, '1.localDate'],
    ['a rating above 5', { ...rating, effort: 6 as 5 }, '1.effort'],
    ['one date of Premium', premium, accepted],
    // An invalid range is named by its end.
    ['Premium from a date that does not exist', { ...premium, from: '2026-01-00' }, '1.to'],
    ['Premium to a date that does not exist', { ...premium, to: '2026-01-32' }, '1.to'],
    ['a purchase', purchase, accepted],
    ['a purchase without a time of payment', { ...purchase, paidAt: Number.NaN }, '1.paidAt'],
  ])('are judged exactly: %s', (_what, fact, verdict) => {
    const importResult = importedLog([start, fact], now);
    expect('facts' in importResult ? accepted : `${importResult.index}.${importResult.field}`).toBe(verdict);
  });

  it('a run may start in the first instant of 2000, and not before', () => {
    const at = Date.UTC(2000, 0, 1);
    expect(importedLog([startAt(at, '2000-01-01')], now)).toHaveProperty('facts');
    expect(importedLog([startAt(at - 1, '1999-12-31')], now)).toMatchObject({ index: 0, field: 'at' });
  });

  it('the limit of zones is the number that exists', () => {
    const zones = (count: number) =>
      Array.from(
        { length: count },
        (_, index): Fact => ({ kind: 'zoneChanged', at: now, timezone: spelling(index) }),
      );
    // The limit is 600, and the zone of the start is one of them.
    expect(importedLog([start, ...zones(599)], now)).toHaveProperty('facts');
    expect(importedLog([start, ...zones(600)], now)).toMatchObject({ index: null });
  });

  it('an exercise without a run, or before it, is named as such', () => {
    const message = (...facts: Fact[]) => {
      const importResult = importedLog(facts, now);
      return 'message' in importResult ? importResult.message : accepted;
    };
    expect(message(completion)).toBe('needs a runStarted fact');
    expect(message({ ...completion, at: start.at - 1, localDate: '2026-01-09' }, start)).toBe(
      'is before the first runStarted fact',
    );
  });
});

describe('Facts that are impossible', () => {
  it.each<[string, Fact[], string]>([
    ['an instant in the future', [start, { ...completion, at: now + 600_001 }], '1.at'],
    ['an instant before 2000', [{ ...start, at: 0 }], '0.at'],
    ['an instant that is no number', [start, { ...completion, at: Number.NaN }], '1.at'],
    ['a zone that does not exist', [start, { ...completion, timezone: 'Mars/Olympus' }], '1.timezone'],
    ['a zone by its offset', [start, { ...completion, timezone: '+02:00' }], '1.timezone'],
    ['a date that does not exist', [start, { ...completion, localDate: '2026-02-30' }], '1.localDate'],
    ['a date of another week', [start, { ...completion, localDate: '2026-01-14' }], '1.localDate'],
    [
      'a date that is tomorrow everywhere',
      [start, { ...completion, localDate: '2026-01-12' }],
      '1.localDate',
    ],
    ['a rest day long after its date', [start, { ...rest, localDate: '2026-01-01' }], '1.localDate'],
    ['a first date of another year', [{ ...start, firstDate: '2027-01-09' }], '0.firstDate'],
    ['Day 101', [start, { ...completion, dayNumber: 101, target: 110, reps: 110 }], '1.dayNumber'],
    ['another day’s target', [start, { ...completion, target: 10 }], '1.target'],
    ['fewer reps than the target', [start, { ...completion, reps: 10 }], '1.reps'],
    ['a standard of another day', [start, { ...completion, standard: 10 }], '1.standard'],
    [
      'a target above every plan',
      [start, { ...completion, standard: 11, target: 451, reps: 451 }],
      '1.target',
    ],
    ['a movement of another exercise', [start, { ...completion, movement: 'squat' }], '1.movement'],
    ['more credit than there is', [start, { ...completion, credit: 105 }], '1.credit'],
    ['an odd credit', [start, { ...completion, credit: 52 }], '1.credit'],
    [
      'a plan that is none',
      [start, { ...planFact, plan: { ...plan, offWeekdays: [9] } }],
      '1.plan.offWeekdays.0',
    ],
    ['a plan from Day 101', [start, { ...planFact, fromDay: 101 }], '1.fromDay'],
    ['a plan of another week', [start, { ...planFact, firstDate: '2026-02-01' }], '1.firstDate'],
    [
      'a session of no programme',
      [start, { ...session, programme: 'yoga' as 'backAfterBreak' }],
      '1.programme',
    ],
    ['a session that its programme has not', [start, { ...session, session: 15 }], '1.session'],
    ['a session of two hours', [start, { ...session, seconds: 7_200 }], '1.seconds'],
    ['a session of another week', [start, { ...session, localDate: '2026-01-03' }], '1.localDate'],
    ['more reps than are believed', [start, { ...completion, reps: 1_012 }], '1.reps'],
    ['half a rep', [start, { ...completion, reps: 11.5 }], '1.reps'],
    ['a workout of two days', [start, { ...completion, timeSeconds: 172_800 }], '1.timeSeconds'],
    [
      'an exercise before the first run',
      [{ ...completion, at: start.at - 1, localDate: '2026-01-09' }, start],
      '0.at',
    ],
    ['an exercise without a run', [completion], '0.at'],
    ['two first runs', [start, { ...start, at: start.at + 1 }], '1.kind'],
    [
      'dates of Premium that end before they begin',
      [start, { kind: 'importedPremiumDates', at: now, from: '2026-01-02', to: '2026-01-01' }],
      '1.to',
    ],
    [
      'a path reset far from its date',
      [start, { kind: 'pathReset', at: now, localDate: '2025-01-10' }],
      '1.localDate',
    ],
  ])('are refused with the place of the error: %s', (_what, facts, place) => {
    const problem = importedLog(facts, now);
    expect('facts' in problem ? 'accepted' : `${problem.index}.${problem.field}`).toBe(place);
  });

  it.each<[string, Fact[]]>([
    ['more facts than a life has', [start, ...Array<Fact>(mostFacts).fill(completion)]],
    [
      'more purchases than anybody makes',
      Array.from({ length: 301 }, (_, index) => ({
        kind: 'premiumBegan',
        at: now,
        plan: 'trial',
        purchase: `${index}`,
        paidAt: now,
      })),
    ],
    [
      'more rest days than a snapshot can carry',
      [
        { ...start, at: Date.UTC(2000, 0, 2), localDate: '2000-01-02', firstDate: '2000-01-02' },
        ...Array.from({ length: 5_000 }, (_, index): Fact => {
          const at = Date.UTC(2000, 0, 3 + index, 12);
          return { ...rest, at, localDate: new Date(at).toISOString().slice(0, 10) };
        }),
      ],
    ],
    [
      'more zones than there are',
      [
        start,
        ...Array.from(
          { length: 601 },
          (_, index): Fact => ({ kind: 'zoneChanged', at: now, timezone: spelling(index) }),
        ),
      ],
    ],
  ])('are refused as a whole: %s', (_what, facts) => {
    expect(importedLog(facts, now)).toMatchObject({ index: null });
  });

  it('are checked and folded before the test times out, even if they are malicious', () => {
    const premiumFacts: Fact[] = [];
    for (let index = 0; index < 300; index++) {
      const instant = start.at + index + 1;
      premiumFacts.push({
        kind: 'premiumBegan',
        at: instant,
        plan: 'starter',
        purchase: `${index}`,
        paidAt: instant,
      });
      premiumFacts.push({ kind: 'premiumEnded', at: instant, purchase: `${index}` });
    }
    const startOf2000 = {
      ...start,
      at: Date.UTC(2000, 0, 2),
      localDate: '2000-01-02',
      firstDate: '2000-01-02',
    };
    const exercises = Array.from({ length: mostFacts - 601 }, (_, index) => ({
      ...completion,
      at: now - (index % 999),
    }));
    // The start and the exercises are kept, and `logImported` is added. The 600 facts of Premium are left out.
    expect(importFacts([startOf2000, ...premiumFacts, ...exercises], now)).toHaveLength(mostFacts - 599);
  });
});

/** Another spelling of Europe/Berlin for each number, because zone names are case-insensitive: each bit is a capital. */
function spelling(index: number): string {
  const letters = [...'europeberlin'].map((letter, bit) =>
    (index >> bit) & 1 ? letter.toUpperCase() : letter,
  );
  return `${letters.slice(0, 6).join('')}/${letters.slice(6).join('')}`;
}

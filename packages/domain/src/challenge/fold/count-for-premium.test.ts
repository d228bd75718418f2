import { expect, it } from 'vitest';
import { reachedByRatings } from './count-for-premium';
import { copyOfPremiumCounters, countDateOfWeek, type PremiumCounters } from './premium-counters';
import { emptySnapshot } from './snapshot';

const premiumBegan = { kind: 'premiumBegan', at: 1, plan: 'lifetime', purchase: 'one', paidAt: 1 } as const;
const { settled } = emptySnapshot();

/** The counters of a person who has just bought Premium. */
function freshCounters(): PremiumCounters {
  const { premium } = copyOfPremiumCounters({ premium: [premiumBegan], settled });
  if (!premium) throw new Error('Nothing is counted');
  return premium;
}

it('Counters are absent without Premium, and a copy of the stored ones with it', () => {
  expect(copyOfPremiumCounters({ premium: [], settled })).toEqual({});
  const storedCounters = () => ({
    ...freshCounters(),
    week: { sunday: 3, done: 1, off: 0, rest: 0 },
    planDays: 4,
  });
  const counters = storedCounters();
  // `deeds` is the stored key of the badge counters.
  const deeds = { ...settled.deeds, premium: counters };
  const { premium } = copyOfPremiumCounters({ premium: [premiumBegan], settled: { ...settled, deeds } });
  expect(premium).toEqual(counters);
  premium!.movements.push('squat');
  premium!.hours[0] = 9;
  premium!.week!.done = 9;
  premium!.reached.planner = 9;
  expect(counters).toEqual(storedCounters());
  expect(freshCounters().hours).toEqual(Array(12).fill(0));
});

const kindOfLetter = { d: 'done', o: 'off', r: 'rest' } as const;
/** 4 January 1970, in days since 1970. */
const firstSunday = 3;

/**
 * The dates from the first Sunday on: `d` done, `o` off, `r` rested, `-` none of them. A schedule is kept in a week whose
 * dates are all done or off, with one off at least. A week with a rest day counts if five of its dates are done.
 */
it.each([
  ['ddddddo', 1, 0],
  ['oddddddddddddo', 2, 0],
  ['ddddddd', 0, 0],
  ['dddddro', 0, 1],
  ['ddddd-o', 0, 0],
  ['rddddd', 0, 1],
  ['rdddddd', 0, 1],
  ['dddddr', 0, 1],
  ['rdddd', 0, 0],
  ['drdrddd', 0, 1],
  // Two weeks, neither of which is complete.
  ['----ddddddr', 0, 0],
  ['rrddddd-rddddd', 0, 2],
])('The weeks %s count %i kept schedules and %i weeks with a rest day', (letters, keptWeeks, restedWeeks) => {
  const counters = freshCounters();
  for (const [index, letter] of [...letters].entries()) {
    const kind = kindOfLetter[letter as keyof typeof kindOfLetter];
    if (letter !== '-') countDateOfWeek(counters, firstSunday + index, kind);
  }
  expect(counters).toMatchObject({ keptWeeks, restedWeeks });
});

it('The thirtieth rating reaches the target, at its instant', () => {
  const ratings = Array.from({ length: 31 }, (_, index) => ({
    date: '2026-01-01',
    effort: 3 as const,
    // The instant of a rating is its number.
    at: index + 1,
  }));
  expect(reachedByRatings(0, ratings)).toEqual({ honest_effort: 30 });
  expect(reachedByRatings(29, ratings)).toEqual({ honest_effort: 1 });
  expect(reachedByRatings(0, ratings.slice(0, 29))).toEqual({});
  expect(reachedByRatings(30, ratings)).toEqual({});
});

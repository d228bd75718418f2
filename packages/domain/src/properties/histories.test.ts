import * as fc from 'fast-check';
import { test } from 'vitest';
import { historyOf } from '../runs/history';
import { effort, patience } from './effort';
import { laws } from './laws';
import { play } from './play';
import { plannedScripts, ratedScripts, type Script, scripts } from './script';

function holdLaws(script: Script): void {
  const { log, snapshot, arrivals, endsAt } = play(script);
  const played = { log, snapshot, arrivals, endsAt, history: historyOf(log, endsAt) };
  for (const [name, law] of Object.entries(laws)) {
    try {
      law(played);
    } catch (cause) {
      throw new Error(`Does not hold: ${name}`, { cause });
    }
  }
}

/** One property for all laws, because playing a history takes longer than looking at it. */
const everyLawHolds = fc.property(scripts, holdLaws);
const everyLawHoldsWithPlans = fc.property(plannedScripts, holdLaws);
const everyLawHoldsWithRatings = fc.property(ratedScripts, holdLaws);

const half = { ...effort, numRuns: Math.ceil(effort.numRuns / 2) };

test('every law holds for every history', () => fc.assert(everyLawHolds, half), patience);

test(
  'every law holds for every history with plans and swaps',
  () => fc.assert(everyLawHoldsWithPlans, half),
  patience,
);

test(
  'every law holds for every history with ratings and recovery sessions',
  () => fc.assert(everyLawHoldsWithRatings, { ...effort, numRuns: Math.ceil(effort.numRuns / 4) }),
  patience,
);

/** What failed once stays, unless an example of the rules tells it, as long as the same seed makes the same history. */
test.each([
  ['a flight west made a settled date premium', { seed: -297_281_825, path: '9204' }],
  ['a flight west left a rest day ahead of today', { seed: 16_912_484, path: '1586' }],
  ['a flight west made the date of a rest day premium', { seed: 1_089_654_027, path: '2216' }],
  ['a day told of late lies after the date its run was closed on', { seed: 20_261_115, path: '270' }],
])(
  'every law holds where %s',
  (_what, history) => fc.assert(everyLawHolds, { ...history, numRuns: 1 }),
  patience,
);

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type CivilDate, daysBetween } from '../days/civil-date';
import { exerciseIds } from '../days/exercises';
import { periodsOf } from '../ranking/board-period';
import { highestHonestTarget } from '../reference-model/reference-scores';
import { Cheat } from './cheat';
import { type HostileScript, hostileScripts } from './hostile-calls';
import { longTimeout, runOptions } from './run-options';
import { scoresOf } from './scores-of';

/**
 * By period, the best score of a person who did every date from the first on. A person who skipped one may have a
 * higher target on a date, because a path begins below the hundredth day.
 */
function bestHonestScores(first: CivilDate, last: CivilDate): Map<string, number> {
  const best = new Map<string, number>();
  let mostOfDate = 0;
  for (let date = first; date <= last; date = addDays(date, 1)) {
    const day = daysBetween(first, date) + 1;
    const ofDate = exerciseIds.reduce((sum, exercise) => sum + 2 * highestHonestTarget(day, exercise), 0);
    mostOfDate = Math.max(mostOfDate, ofDate);
    for (const period of periodsOf(date)) best.set(period, mostOfDate + (best.get(period) ?? 0));
  }
  return best;
}

/**
 * From 23:44 on, a day every 24 hours. When the clocks change in spring, it becomes 00:44 and a date is skipped, so the
 * hundredth day is the 101st date.
 */
const oneDateLeftOut: HostileScript = {
  startsAt: Date.UTC(2025, 0, 18, 7, 44),
  timezone: 'America/Los_Angeles',
  forged: null,
  honestDays: 101,
  calls: [],
};

test(
  'No sequence of calls ranks above the best honest sequence for the dates lived here',
  () => {
    fc.assert(
      fc.property(hostileScripts, (script) => {
        const cheat = new Cheat(script);
        cheat.completeDays(script.honestDays);
        for (const call of script.calls) cheat.do(call);
        const best = bestHonestScores(cheat.first, cheat.last);
        for (const [period, score] of Object.entries(scoresOf(cheat.snapshot, cheat.log))) {
          expect(score, period).toBeLessThanOrEqual(best.get(period) ?? 0);
        }
      }),
      { ...runOptions, numRuns: Math.ceil(runOptions.numRuns / 4), examples: [[oneDateLeftOut]] },
    );
  },
  longTimeout,
);

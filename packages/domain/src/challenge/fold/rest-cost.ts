import { toEpochDay } from '../../days/civil-date';
import type { RunRecord } from './run-record';
import { runIndexOn, type Walk } from './walk';

/** The number of rest days that a rest on this date costs: none on a date with unlimited rest days. */
export function restCostOn(walk: Walk, epochDay: number): number {
  return walk.conditions.isRestUnlimited(epochDay) ? 0 : 1;
}

/** Counts a rest date of a run, with what it costs. */
export function spendRestDay(walk: Walk, run: RunRecord, epochDay: number): void {
  run.restCost += restCostOn(walk, epochDay);
  run.restDates++;
}

/**
 * The cost of the planned rest days of a run that are not spent up to a date. They were promised to the person, so
 * automatic cover uses only the remaining ones. After a flight west such dates lie ahead of today; after a flight east
 * travel skips them until the next completion.
 */
export function costOfUnspentRests(walk: Walk, runIndex: number, upTo: number): number {
  let cost = 0;
  for (const rest of walk.plannedRests.promised) {
    if (rest.run !== runIndex) continue;
    const epochDay = toEpochDay(rest.date);
    const isUnspent = epochDay > upTo || !walk.plannedRests.isInForceNow(runIndex, epochDay);
    // A rest day that was planned after the end of its run is never spent.
    if (isUnspent && runIndexOn(walk, epochDay) === runIndex) cost += restCostOn(walk, epochDay);
  }
  return cost;
}

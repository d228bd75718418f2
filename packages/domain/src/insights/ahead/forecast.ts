import { type CivilDate, fromEpochDay, toEpochDay } from '../../days/civil-date';
import type { DueDate } from '../rhythm';
import type { RunAhead } from './run-ahead';
import { pathCount, Simulation } from './simulation';

export type Forecast =
  | { kind: 'tooEarly' }
  /** The shares of completed dates, from 0 to 1, differ too much: those of the last dates and of the dates before them. */
  | { kind: 'changing'; lately: number; before: number }
  | ({ kind: 'overAYear' } & CleanShares)
  | ({
      kind: 'date';
      middle: CivilDate;
      /** The shortest range of dates that contains the share `likely` of all paths. */
      range: DateRange;
      /** A hundred finish dates that represent all paths, ascending. */
      hundred: readonly CivilDate[];
    } & CleanShares);

/** The shares of paths, from 0 to 1, that complete every due date of the next 7 and of the next 14 dates. */
interface CleanShares {
  cleanWeek: number;
  cleanFortnight: number;
}

export interface DateRange {
  from: CivilDate;
  to: CivilDate;
}

/** The due dates of the run that a forecast needs. */
const datesBeforeForecast = 14;
/** The share of paths that the shown range contains. */
const likely = 0.8;
/** The number of dates that a path looks ahead. A path that ends beyond takes over a year. */
const horizon = 400;
/** Differs from the factor of other figures, so that their paths are independent. */
const seedFactor = 31;

/** Forecasts the finish of a run if its dates continue as they went lately. */
export function forecastOf(run: RunAhead, paths = pathCount): Forecast {
  if (run.datesOfRun < datesBeforeForecast) return { kind: 'tooEarly' };
  const drift = driftOf(run.dueDates);
  if (drift) return { kind: 'changing', ...drift };
  const { offsets, cleanWeek, cleanFortnight } = simulatePaths(run, paths);
  const range = shortestRange(offsets, likely);
  if (range.to > horizon) return { kind: 'overAYear', cleanWeek, cleanFortnight };
  const first = toEpochDay(run.from);
  const dateAt = (offset: number) => fromEpochDay(first + Math.min(offset, horizon));
  const quantile = (share: number) => dateAt(offsets[Math.floor(share * offsets.length)]!);
  return {
    kind: 'date',
    middle: quantile(0.5),
    range: { from: dateAt(range.from), to: dateAt(range.to) },
    hundred: Array.from({ length: 100 }, (_, index) => quantile((index + 0.5) / 100)),
    cleanWeek,
    cleanFortnight,
  };
}

/**
 * Simulates paths. `offsets` has the end of each: its offset from the first date ahead, ascending; the horizon plus one if
 * it ends beyond. The other two are the shares of paths without a miss in the first 7 and 14 dates.
 */
export function simulatePaths(run: Omit<RunAhead, 'datesOfRun'>, paths: number) {
  const simulation = new Simulation(run, seedFactor);
  const offsets: number[] = [];
  let cleanWeeks = 0;
  let cleanFortnights = 0;
  for (let path = 0; path < paths; path++) {
    let lastOffset = -1;
    let firstMiss = Number.POSITIVE_INFINITY;
    const daysLeft = simulation.drawPath(horizon + 1, (offset, outcome) => {
      lastOffset = offset;
      if (outcome === 'missed') firstMiss = Math.min(firstMiss, offset);
    });
    offsets.push(daysLeft > 0 ? horizon + 1 : lastOffset);
    if (firstMiss >= 7) cleanWeeks += 1;
    if (firstMiss >= 14) cleanFortnights += 1;
  }
  offsets.sort((one, other) => one - other);
  return { offsets, cleanWeek: cleanWeeks / paths, cleanFortnight: cleanFortnights / paths };
}

/**
 * The shortest range that contains this share of the values. A range with equal tails would contain more than stated,
 * because many paths end on the earliest possible date.
 */
export function shortestRange(ascending: readonly number[], share: number): { from: number; to: number } {
  const countInRange = Math.ceil(share * ascending.length);
  let best = { from: ascending[0]!, to: ascending[countInRange - 1]! };
  for (let start = 1; start + countInRange <= ascending.length; start++) {
    const [from, to] = [ascending[start]!, ascending[start + countInRange - 1]!];
    if (to - from < best.to - best.from) best = { from, to };
  }
  return best;
}

/** The last dates of a run are compared with the dates before them. */
export const datesLately = 14;
export const datesBefore = 28;
/** The difference of two rates, from 0 to 1, from which on a forecast would be a guess. */
const clearDifference = 0.25;

/** The two rates, if they differ clearly. */
export function driftOf(dueDates: readonly DueDate[]): { lately: number; before: number } | null {
  const shareOf = (dates: readonly DueDate[]) =>
    dates.filter(({ completed }) => completed).length / dates.length;
  const earlierDates = dueDates.slice(-datesLately - datesBefore, -datesLately);
  if (earlierDates.length < datesBefore) return null;
  const [lately, before] = [shareOf(dueDates.slice(-datesLately)), shareOf(earlierDates)];
  return Math.abs(lately - before) >= clearDifference ? { lately, before } : null;
}

import type { DateRecord, DateStatus, History } from '../challenge/state/state';
import { addDays, type CivilDate } from '../days/civil-date';
import type { Effort } from '../days/effort';
import { type DateLoad, loadOn } from './movement-load';

export interface RecoveryDate extends DateLoad {
  date: CivilDate;
  /** Null on a date without a record. */
  status: DateStatus | null;
  effort: Effort | null;
}

export interface Recovery {
  /** The dates up to today, ascending. */
  dates: readonly RecoveryDate[];
  /** The load of the last 7 dates that are over. */
  lastSeven: DateLoad;
  /** Mean loads of these 7 dates, relative to the 21 dates before: of what was done, and of what was planned. */
  rise: { own: number; plan: number } | null;
  /** Completed dates in a row, and the last date before them that was not completed. */
  withoutBreak: { dates: number; since: CivilDate | null };
  /** The mean of the last 7 ratings and of the 14 before. */
  effort: Comparison | null;
  /** Effort for each 100 of load, on the rated dates of the last 14 and of the 14 before. */
  effortPerLoad: Comparison | null;
  /** The one thing that stands out. */
  remark: Remark | null;
}

interface Comparison {
  lately: number;
  before: number | null;
}

export type Remark =
  | { kind: 'costsMore'; lately: number; before: number }
  | { kind: 'moreThanPlanned'; percent: number }
  | { kind: 'withoutBreak'; dates: number }
  | { kind: 'rested' };

/** The dates of runs that the recovery needs. */
export const datesBeforeRecovery = 14;
const datesShown = 42;
/** With fewer ratings there is no remark about effort or rest. */
const ratingsBeforeRemarks = 10;

/** The load, the effort, and what stands out. Null before two weeks of dates. */
export function recoveryOf(history: Pick<History, 'today' | 'runs' | 'dates'>): Recovery | null {
  const { today, dates } = history;
  const last = dates.at(-1);
  const isTodayOver = last?.date === today && (last.status === 'complete' || last.status === 'rest');
  const until = isTodayOver ? today : addDays(today, -1);
  const past = dates.filter(({ date, run }) => run !== null && date <= until);
  if (past.length < datesBeforeRecovery) return null;

  const first = past[0]!.date;
  const recent = recoveryDates(history, until).filter(({ date }) => date >= first);
  const ratings = recent.flatMap(({ effort }) => (effort === null ? [] : [effort]));
  const loads = lastAndBefore(recent, { last: 7, before: 21 });
  const ratingsCompared = lastAndBefore(ratings, { last: 7, before: 14 });
  const datesCompared = lastAndBefore(recent, { last: 14, before: 14 });
  const figures = {
    lastSeven: sumOf(loads.last),
    rise: riseOf(loads.last, loads.before),
    withoutBreak: datesWithoutBreak(past, until),
    effort: compare(ratingsCompared.last, ratingsCompared.before, mean),
    effortPerLoad: compare(
      datesCompared.last.filter(isRated),
      datesCompared.before.filter(isRated),
      effortPerLoad,
    ),
  };
  return { dates: recoveryDates(history, today), ...figures, remark: remarkOn(figures, recent, ratings) };
}

/** The shown dates up to a date, ascending, including those without a record. */
function recoveryDates({ dates, runs }: Pick<History, 'dates' | 'runs'>, end: CivilDate): RecoveryDate[] {
  // Older records are not among the dates shown.
  const recordOn = new Map(dates.slice(-2 * datesShown).map((record) => [record.date, record]));
  return Array.from({ length: datesShown }, (_, index) => {
    const date = addDays(end, index + 1 - datesShown);
    const record = recordOn.get(date);
    const load = record ? loadOn(record, runs) : { completed: 0, target: 0 };
    return { date, status: record?.status ?? null, effort: record?.effort ?? null, ...load };
  });
}

/** The last values, and a number of values before them. */
function lastAndBefore<Value>(values: readonly Value[], { last, before }: { last: number; before: number }) {
  return { last: values.slice(-last), before: values.slice(-last - before, -last) };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const mean = (values: readonly number[]) => sum(values) / values.length;

const isRated = ({ effort, completed }: RecoveryDate) => effort !== null && completed > 0;

const effortPerLoad = (dates: readonly RecoveryDate[]) =>
  (100 * sum(dates.map(({ effort }) => effort ?? 0))) / sumOf(dates).completed;

function compare<Value>(
  lately: readonly Value[],
  before: readonly Value[],
  figure: (values: readonly Value[]) => number,
): Comparison | null {
  if (lately.length === 0) return null;
  return { lately: figure(lately), before: before.length === 0 ? null : figure(before) };
}

function sumOf(dates: readonly DateLoad[]): DateLoad {
  return {
    completed: sum(dates.map(({ completed }) => completed)),
    target: sum(dates.map(({ target }) => target)),
  };
}

/**
 * The rise of the load, and that of the plan itself: on the standard plan the ratio is 1.7 on Day 28, so limits for the
 * load alone, as they are published, would warn everybody.
 */
function riseOf(lately: readonly DateLoad[], before: readonly DateLoad[]): Recovery['rise'] {
  const ratio = (loadOf: (load: DateLoad) => number) => mean(lately.map(loadOf)) / mean(before.map(loadOf));
  const [own, plan] = [ratio(({ completed }) => completed), ratio(({ target }) => target)];
  return Number.isFinite(own) && Number.isFinite(plan) && plan > 0 ? { own, plan } : null;
}

/** The completed dates in a row up to `until`, and the date before them. */
function datesWithoutBreak(past: readonly DateRecord[], until: CivilDate): Recovery['withoutBreak'] {
  let since = until;
  for (const { date, status } of past.toReversed()) {
    if (date !== since || status !== 'complete')
      return { dates: past.filter((record) => record.date > since).length, since };
    since = addDays(since, -1);
  }
  return { dates: past.length, since: null };
}

/** The first remark that applies. */
function remarkOn(
  { rise, withoutBreak, effort }: Pick<Recovery, 'rise' | 'withoutBreak' | 'effort'>,
  recent: readonly RecoveryDate[],
  ratings: readonly Effort[],
): Remark | null {
  const hasRatings = ratings.length >= ratingsBeforeRemarks;
  return (
    (hasRatings ? remarkOnEffort(effort) : null) ??
    remarkOnRise(rise) ??
    (hasRatings ? remarkOnRest(withoutBreak, recent, ratings.at(-1)!) : null)
  );
}

/** The days cost more if the mean of the last ratings is at least this, and rose by at least this. */
const hardMean = 4.3;
const hardRise = 0.7;

function remarkOnEffort(effort: Recovery['effort']): Remark | null {
  if (!effort || effort.before === null) return null;
  const { lately, before } = effort;
  const costsMore = lately >= hardMean && lately - before >= hardRise;
  return costsMore ? { kind: 'costsMore', lately, before } : null;
}

/** From this multiple of the plan's own rise on, the load of what was done has grown more than planned. */
const clearlyMore = 1.3;

function remarkOnRise(rise: Recovery['rise']): Remark | null {
  if (!rise || rise.own / rise.plan < clearlyMore) return null;
  return { kind: 'moreThanPlanned', percent: 100 * (rise.own / rise.plan - 1) };
}

/** In dates. */
const longWithoutBreak = 14;
/** Of the last rating: from 1, very easy, to 5, maximal. */
const hardRating = 4;
const easyRating = 2;
/** In the last 7 dates. */
const manyRestDays = 3;

function remarkOnRest(
  { dates }: Recovery['withoutBreak'],
  recent: readonly RecoveryDate[],
  lastRating: Effort,
): Remark | null {
  if (dates >= longWithoutBreak && lastRating >= hardRating) return { kind: 'withoutBreak', dates };
  const rests = recent.slice(-7).filter(({ status }) => status === 'rest').length;
  return rests >= manyRestDays && lastRating <= easyRating ? { kind: 'rested' } : null;
}

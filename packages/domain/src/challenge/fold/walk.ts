import { type CivilDate, fromEpochDay, toEpochDay, weekdayOfEpochDay } from '../../days/civil-date';
import { programLength } from '../../days/exercises';
import { planOn } from '../../programs/plans-of-run';
import { longestCoveredGap, restAllowance } from '../facts/allowance';
import { comebackGap } from '../facts/limits';
import { noteDateOfWeek, premiumCountersOf } from './count-for-premium';
import { type DateConditions, dateConditions } from './date-conditions';
import { completionOf, lastDone, type MergedDay } from './merged-day';
import { type RunRecord, runIndexAt } from './run-record';
import type { BadgeCounters, PlannedRest, Snapshot, StreakEra, Totals } from './snapshot';

const fortyEightHours = 48 * 3_600_000;

export interface Moment {
  at: number;
  timezone: string;
}

/** An instant, and what counts as today then. */
export interface Today extends Moment {
  date: CivilDate;
}

/** Whether a change of zone between two completions makes the dates between them no days at all. */
export function travelSkips(from: Moment, to: Moment): boolean {
  return from.timezone !== to.timezone && to.at < travelSkipsUntil(from);
}

export const travelSkipsUntil = ({ at }: Moment): number => at + fortyEightHours;

export type DateMark =
  | 'complete'
  | 'missed'
  | 'rest'
  | 'automaticRest'
  | 'scheduledRest'
  | 'open'
  | 'neutral';

/** Told what became of each date, in order. Without a run a date is neutral. */
export type OnDate = (epochDay: number, mark: DateMark, run: DateInRun | null) => void;

export interface DateInRun {
  index: number;
  dayNumber: number;
  /** At the end of the date. */
  streak: number;
}

/**
 * A walk over the dates, earliest first. It changes only what it was given to change: copies of a
 * snapshot's counts.
 */
export interface Walk {
  runs: RunRecord[];
  /** For each run the first and the last date that are its own, as days since 1970. */
  begins: number[];
  ends: number[];
  streakEras: StreakEra[];
  longestStreak: number;
  totals: Totals;
  badgeCounters: BadgeCounters;
  /** Rest days taken on dates that were neither completed nor skipped by travel for good. */
  rests: readonly PlannedRest[];
  /** Those of them that are rest days now: travel may skip a date until the next completion, or its absence, tells. */
  restKeys: ReadonlySet<string>;
  conditions: DateConditions;
  gap: Gap | null;
  onDate: OnDate | null;
}

/** A row of dates of one run on which nothing was completed and no rest day taken. */
interface Gap {
  run: number;
  start: number;
  end: number;
  /** Its dates that are no weekday off. */
  asked: number;
}

/** From where a snapshot is settled. Rest days skipped by travel are known only with what comes next. */
export function walkFrom(snapshot: Snapshot, today: Today | null, onDate: OnDate | null = null): Walk {
  const { settled, runs, days, rests } = snapshot;
  const promised = countingRests(rests, days, null);
  const counting = today ? countingRests(promised, days, today) : promised;
  return {
    runs: runs.map((run) => ({ ...run })),
    begins: beginningsOf(runs, days, rests),
    ends: endingsOf(runs, days, rests),
    streakEras: settled.chains.map((era) => ({ ...era })),
    longestStreak: settled.longestStreak,
    totals: { ...settled.totals },
    badgeCounters: { ...settled.deeds, ...premiumCountersOf(snapshot) },
    conditions: dateConditions(snapshot),
    rests: promised,
    restKeys: new Set(counting.map(({ run, date }) => restKey(run, toEpochDay(date)))),
    gap: null,
    onDate,
  };
}

export function restKey(run: number, epochDay: number): string {
  return `${run}:${epochDay}`;
}

/** Rest days taken, but for those on dates that were completed after all or skipped by travel, until today if given. */
function countingRests(
  rests: readonly PlannedRest[],
  days: readonly MergedDay[],
  today: Today | null,
): PlannedRest[] {
  if (rests.length === 0) return [];
  const completed = days.filter((day) => completionOf(day));
  return rests.filter(({ date }) => {
    const after = completed.findIndex((day) => day.date >= date);
    const following = completed[after];
    if (following?.date === date) return false;
    const before = following ? completed[after - 1] : completed.at(-1);
    const from = before && completionOf(before);
    const to = following ? completionOf(following) : today;
    const isPast = following !== undefined || (today !== null && date < today.date);
    return !(from && to && isPast && travelSkips(from, to));
  });
}

/** Someone who flew west may begin before the first date that was fixed when the run opened. */
function beginningsOf(
  runs: readonly RunRecord[],
  days: readonly MergedDay[],
  rests: readonly PlannedRest[],
): number[] {
  const begins = runs.map((run) => toEpochDay(run.beginsOn));
  const lower = (run: number, date: string) => {
    if (date < (runs[run]?.beginsOn ?? '')) begins[run] = Math.min(begins[run] ?? 0, toEpochDay(date));
  };
  for (const day of days) lower(runIndexAt(runs, lastDone(day)?.at ?? 0), day.date);
  for (const rest of rests) lower(rest.run, rest.date);
  return begins;
}

/** Rest days after the hundredth day, taken before it was told of, are none of the run's. */
function endingsOf(
  runs: readonly RunRecord[],
  days: readonly MergedDay[],
  rests: readonly PlannedRest[],
): number[] {
  return runs.map((run, index) => {
    const end = lastDateOf(run);
    if (!rests.some((rest) => rest.run === index)) return end;
    const own = days.filter((day) => {
      const completion = completionOf(day);
      return completion && runIndexAt(runs, completion.at) === index;
    });
    const hundredth = own[programLength - run.completed - 1];
    return hundredth ? Math.min(end, toEpochDay(hundredth.date)) : end;
  });
}

export function streakEraOf(walk: Walk, run: RunRecord): StreakEra {
  let era = walk.streakEras[run.era];
  while (!era) {
    walk.streakEras.push({ streak: 0, comeback: false });
    era = walk.streakEras[run.era];
  }
  return era;
}

export function tell(walk: Walk, epochDay: number, mark: DateMark, index: number): void {
  const run = walk.runs[index];
  if (!walk.onDate || !run) return;
  const dayNumber = Math.min(run.completed + 1, programLength);
  walk.onDate(epochDay, mark, { index, dayNumber, streak: streakEraOf(walk, run).streak });
}

/** The latest run whose dates include this one. */
function ownerOf(walk: Walk, epochDay: number): number | null {
  for (let index = walk.runs.length - 1; index >= 0; index--) {
    if (epochDay >= (walk.begins[index] ?? 0) && epochDay <= (walk.ends[index] ?? 0)) return index;
  }
  return null;
}

export function lastDateOf(run: RunRecord): number {
  const finish = run.finish ? toEpochDay(run.finish.date) : Number.POSITIVE_INFINITY;
  const closed = run.closedOn ? toEpochDay(run.closedOn) - 1 : Number.POSITIVE_INFINITY;
  return Math.min(finish, closed);
}

/** Walks dates on which no day was completed, both ends included. */
export function walkOpenDates(walk: Walk, from: number, to: number, skippedByTravel: boolean): void {
  for (let epochDay = from; epochDay <= to; epochDay++) {
    const owner = skippedByTravel ? null : ownerOf(walk, epochDay);
    if (owner === null) {
      judgeGap(walk);
      walk.onDate?.(epochDay, 'neutral', null);
    } else if (walk.restKeys.has(restKey(owner, epochDay))) {
      judgeGap(walk);
      walkPlannedRest(walk, owner, epochDay);
    } else if (walk.gap?.run === owner) {
      // A weekday off neither ends a gap nor makes it longer: otherwise two of them would cover any absence for ever.
      if (!isOff(walk, owner, epochDay)) walk.gap.asked++;
      walk.gap.end = epochDay;
    } else if (isOff(walk, owner, epochDay)) {
      judgeGap(walk);
      walkScheduledRest(walk, owner, epochDay);
    } else {
      judgeGap(walk);
      walk.gap = { run: owner, start: epochDay, end: epochDay, asked: 1 };
    }
  }
  judgeGap(walk);
}

function walkPlannedRest(walk: Walk, owner: number, epochDay: number): void {
  const run = walk.runs[owner];
  if (!run) return;
  spendRestDay(walk, run, epochDay);
  if (walk.badgeCounters.premium) noteDateOfWeek(walk.badgeCounters.premium, epochDay, 'rest');
  tell(walk, epochDay, 'rest', owner);
}

/** Whether the plan leaves out the weekday. Rest days without limit go with it: on other dates it is a day like any. */
export function isOff(walk: Walk, index: number, epochDay: number): boolean {
  const plans = walk.runs[index]?.plans;
  if (!plans) return false;
  const off = planOn(plans, fromEpochDay(epochDay))?.plan?.offWeekdays ?? [];
  return off.includes(weekdayOfEpochDay(epochDay)) && walk.conditions.isRestUnlimited(epochDay);
}

export function walkScheduledRest(walk: Walk, owner: number, epochDay: number): void {
  const run = walk.runs[owner];
  if (run) run.restDates++;
  if (walk.badgeCounters.premium) noteDateOfWeek(walk.badgeCounters.premium, epochDay, 'off');
  tell(walk, epochDay, 'scheduledRest', owner);
}

export function spendRestDay(walk: Walk, run: RunRecord, epochDay: number): void {
  run.restCost += costOf(walk, epochDay);
  run.restDates++;
}

function costOf(walk: Walk, epochDay: number): number {
  return walk.conditions.isRestUnlimited(epochDay) ? 0 : 1;
}

function judgeGap(walk: Walk): void {
  const { gap } = walk;
  walk.gap = null;
  const run = gap ? walk.runs[gap.run] : undefined;
  if (!gap || !run) return;
  const era = streakEraOf(walk, run);
  const covered = era.streak > 0 && canCover(walk, run, gap);
  if (!covered) {
    run.missed += gap.asked;
    breakStreak(era, gap.asked >= comebackGap && run.completed > 0);
  }
  for (let epochDay = gap.start; epochDay <= gap.end; epochDay++) {
    if (isOff(walk, gap.run, epochDay)) {
      walkScheduledRest(walk, gap.run, epochDay);
    } else {
      if (covered) spendRestDay(walk, run, epochDay);
      tell(walk, epochDay, covered ? 'automaticRest' : 'missed', gap.run);
    }
  }
}

function canCover(walk: Walk, run: RunRecord, gap: Gap): boolean {
  if (gap.asked > longestCoveredGap) return false;
  let cost = run.restCost + costOfPlanned(walk, gap.run, gap.start);
  for (let epochDay = gap.start; epochDay <= gap.end; epochDay++) {
    if (isOff(walk, gap.run, epochDay)) continue;
    if (!walk.conditions.isCoverOn(epochDay)) return false;
    cost += costOf(walk, epochDay);
  }
  return cost <= restAllowance;
}

/**
 * The person was promised the planned rest days, those not spent up to a date too: whatever else is spent takes only
 * what they leave. Flying west puts such dates ahead of today; flying east skips them until the next completion tells.
 */
export function costOfPlanned(walk: Walk, run: number, upTo: number): number {
  let cost = 0;
  for (const rest of walk.rests) {
    const epochDay = toEpochDay(rest.date);
    const isUnspent = epochDay > upTo || !walk.restKeys.has(restKey(run, epochDay));
    if (rest.run === run && isUnspent && ownerOf(walk, epochDay) === run) cost += costOf(walk, epochDay);
  }
  return cost;
}

/** Several gaps in a row between two completed days make a comeback if one of them is long enough. */
function breakStreak(era: StreakEra, longGap: boolean): void {
  era.comeback = longGap || (era.streak === 0 && era.comeback);
  era.streak = 0;
}

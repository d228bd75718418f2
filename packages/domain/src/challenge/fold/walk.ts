import { programLength } from '../../days/exercises';
import { copyOfPremiumCounters } from './count-for-premium';
import { type DateConditions, dateConditions } from './date-conditions';
import { type PlannedRests, plannedRests } from './planned-rests';
import { firstDaysOf, lastDaysOf } from './run-dates';
import type { RunRecord } from './run-record';
import type { BadgeCounters, Snapshot, StreakEra, Totals } from './snapshot';
import type { TodayInZone } from './travel';

/**
 * A walk goes over the unsettled dates of a snapshot and counts what each date became. Every date must be walked once and
 * in order, because the streak and the remaining rest days of a date follow from the dates before it: `walkFromCompleted`
 * for each completed date in turn, then `walkToToday` for today.
 *
 * A walk changes its fields from `runs` to `badgeCounters`, which hold the counts so far, and are copies of those of the
 * snapshot. It only reads the others, by which it judges a date. Tested in `rules/streak.test.ts`.
 */
export interface Walk {
  runs: RunRecord[];
  /** The first date of each run, in days since 1970. */
  firstDays: number[];
  /** The last date of each run, in days since 1970; infinite while the run is open. */
  lastDays: number[];
  streakEras: StreakEra[];
  longestStreak: number;
  totals: Totals;
  badgeCounters: BadgeCounters;
  plannedRests: PlannedRests;
  /** What each date is judged by: whether a rest costs a rest day, and whether a missed date can be covered. */
  conditions: DateConditions;
  /**
   * Whether completed dates count for badges. A walk for a state does not count them: it needs no badges, and the hour of
   * a date in its zone is slow to compute.
   */
  countsForBadges: boolean;
  onDate: OnDate | null;
}

/** Called with each date of a walk, in order. `run` is null on a neutral date. */
export type OnDate = (epochDay: number, mark: DateMark, run: DateInRun | null) => void;

/** What a date became. `open`: today, while it can still be completed. `neutral`: a date on which nothing was due. */
export type DateMark =
  | 'complete'
  | 'missed'
  | 'rest'
  | 'automaticRest'
  | 'scheduledRest'
  | 'open'
  | 'neutral';

/** What a run was at on one of its dates. */
export interface DateInRun {
  runIndex: number;
  dayNumber: number;
  /** The streak at the end of the date. */
  streak: number;
}

/**
 * Starts a walk with the counts of the settled dates, so that it continues with the first unsettled one. `today` decides
 * whether travel skips a planned rest day; it is null while facts are folded, because a fold must not depend on the clock.
 * Only a fold counts for badges.
 */
export function startWalk(snapshot: Snapshot, today: TodayInZone | null, onDate: OnDate | null = null): Walk {
  const { settled, runs } = snapshot;
  return {
    runs: runs.map((run) => ({ ...run })),
    firstDays: firstDaysOf(snapshot),
    lastDays: lastDaysOf(snapshot),
    streakEras: settled.chains.map((era) => ({ ...era })),
    longestStreak: settled.longestStreak,
    totals: { ...settled.totals },
    badgeCounters: { ...settled.deeds, ...copyOfPremiumCounters(snapshot) },
    plannedRests: plannedRests(snapshot, today),
    conditions: dateConditions(snapshot),
    countsForBadges: today === null,
    onDate,
  };
}

/** Adds the streak eras that are missing up to that of a run, each with a streak of 0, and returns the one of the run. */
export function ensureStreakEra({ streakEras }: Walk, { era: eraIndex }: RunRecord): StreakEra {
  while (streakEras.length <= eraIndex) streakEras.push({ streak: 0, comeback: false });
  return streakEras[eraIndex]!;
}

/** The latest run whose dates include this one; null if no run does. */
export function runIndexOn({ firstDays, lastDays }: Walk, epochDay: number): number | null {
  const found = firstDays.findLastIndex((firstDay, runIndex) => {
    // Every run has a last date. Only the type allows that it is missing.
    const lastDay = lastDays[runIndex] ?? firstDay;
    return firstDay <= epochDay && epochDay <= lastDay;
  });
  return found === -1 ? null : found;
}

/**
 * Calls `onDate` with a date of a run. The streak must include the date already, and `run.completed` not yet: the day
 * number is one more than the completed days before the date.
 */
export function reportDate(walk: Walk, epochDay: number, mark: DateMark, runIndex: number): void {
  const run = walk.runs[runIndex];
  if (!walk.onDate || !run) return;
  const dayNumber = Math.min(run.completed + 1, programLength);
  walk.onDate(epochDay, mark, { runIndex, dayNumber, streak: ensureStreakEra(walk, run).streak });
}

import { programLength } from '../../days/exercises';
import { type DateConditions, dateConditions } from './date-conditions';
import type { CompletedDay } from './merged-day';
import { type PlannedRests, plannedRests } from './planned-rests';
import { copyOfPremiumCounters } from './premium-counters';
import { firstEpochDaysOf, lastEpochDaysOf } from './run-dates';
import type { RunRecord } from './run-record';
import type { BadgeCounters, Snapshot, StreakEra, Totals } from './snapshot';
import type { TodayInZone } from './travel';

/**
 * A walk goes over the dates of a snapshot that are not settled yet, and counts what each date became. The dates before the
 * last completed one are settled: the snapshot holds only their counts. Every date must be walked once and
 * in order, because the streak and the remaining rest days of a date follow from the dates before it.
 *
 * There are two walks. `settle` walks from each completed date to the next (`walkFromCompleted` of `uncompleted-dates.ts`)
 * and stores the counts. `walkToToday` (`state/walk-to-today.ts`) starts after the settled dates and ends with today.
 * This file has what a walk carries along, its start, and how it reports a date. Tested in `rules/streak.test.ts`.
 */
export interface Walk {
  // The counts so far: copied from the snapshot, and changed by the walk.
  runs: RunRecord[];
  streakEras: StreakEra[];
  longestStreak: number;
  totals: Totals;
  badgeCounters: BadgeCounters;

  // What decides what a date becomes.
  /** The first date of each run, in days since 1970. */
  firstEpochDays: number[];
  /** The last date of each run, in days since 1970. Infinite while the run is open, until the walk reaches its Day 100. */
  lastEpochDays: number[];
  plannedRests: PlannedRests;
  /** Whether a rest on a date uses up one of the rest days, and whether a missed date can be covered. */
  conditions: DateConditions;
  /**
   * Counts a completed date for badges: `countForBadges` while facts are folded. It is null in a walk for a state, which
   * needs no badges. It is passed in, so that a page that only shows a state does not load the rules of the badges.
   */
  countForBadges: CountForBadges | null;
  onDate: OnDate | null;
}

export type CountForBadges = (walk: Walk, run: RunRecord, completed: CompletedDay) => void;

/** Called with each date of a walk, in order. `run` is null on a neutral date. */
export type OnDate = (epochDay: number, mark: DateMark, run: DateInRun | null) => void;

/**
 * What a date became. `rest`: a rest day that the person planned. `automaticRest`: one that the rules spent.
 * `scheduledRest`: a weekday that the plan leaves out. `open`: today, while it can still be completed. `neutral`: a date on
 * which nothing was due.
 */
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
 * which planned rest days after the last completed date travel has skipped so far. It is null while facts are folded,
 * because a fold must not depend on the clock.
 */
export function startWalk(
  snapshot: Snapshot,
  today: TodayInZone | null,
  { onDate = null, countForBadges = null }: Partial<Pick<Walk, 'onDate' | 'countForBadges'>> = {},
): Walk {
  const { settled, runs } = snapshot;
  return {
    runs: runs.map((run) => ({ ...run })),
    // In stored snapshots the streak eras are called `chains`, and the badge counters `deeds`.
    streakEras: settled.chains.map((era) => ({ ...era })),
    longestStreak: settled.longestStreak,
    totals: { ...settled.totals },
    // The counters of Premium are nested in the others, and are copied too.
    badgeCounters: { ...settled.deeds, ...copyOfPremiumCounters(snapshot) },
    firstEpochDays: firstEpochDaysOf(snapshot),
    lastEpochDays: lastEpochDaysOf(snapshot),
    plannedRests: plannedRests(snapshot, today),
    conditions: dateConditions(snapshot),
    countForBadges,
    onDate,
  };
}

/** Adds the streak eras that are missing up to that of a run, each with a streak of 0, and returns the one of the run. */
export function ensureStreakEra({ streakEras }: Walk, { era: eraIndex }: RunRecord): StreakEra {
  while (streakEras.length <= eraIndex) streakEras.push({ streak: 0, comeback: false });
  return streakEras[eraIndex]!;
}

/** The latest run whose dates include this one; null if no run does. */
export function runIndexOn({ firstEpochDays, lastEpochDays }: Walk, epochDay: number): number | null {
  const found = firstEpochDays.findLastIndex((firstEpochDay, runIndex) => {
    // Every run has a last date. Only the type allows that it is missing.
    const lastEpochDay = lastEpochDays[runIndex] ?? firstEpochDay;
    return firstEpochDay <= epochDay && epochDay <= lastEpochDay;
  });
  return found === -1 ? null : found;
}

/**
 * Calls `onDate` with a date of a run. It is called after the streak has counted the date, and before `run.completed` has:
 * the day number is one more than the completed days before the date.
 */
export function reportDate(walk: Walk, epochDay: number, mark: DateMark, runIndex: number): void {
  const run = walk.runs[runIndex];
  if (!walk.onDate || !run) return;
  const dayNumber = Math.min(run.completed + 1, programLength);
  walk.onDate(epochDay, mark, { runIndex, dayNumber, streak: ensureStreakEra(walk, run).streak });
}

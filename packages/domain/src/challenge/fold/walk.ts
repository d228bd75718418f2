import { programLength } from '../../days/exercises';
import { premiumCountersOf } from './count-for-premium';
import { type DateConditions, dateConditions } from './date-conditions';
import { type PlannedRests, plannedRests } from './planned-rests';
import { firstDaysOf, lastDaysOf } from './run-dates';
import type { RunRecord } from './run-record';
import type { BadgeCounters, Snapshot, StreakEra, Totals } from './snapshot';
import type { TodayInZone } from './travel';

/** What a date became. `open`: today, while it can still be completed. `neutral`: a date on which nothing was due. */
export type DateMark =
  | 'complete'
  | 'missed'
  | 'rest'
  | 'automaticRest'
  | 'scheduledRest'
  | 'open'
  | 'neutral';

/** Called with each date of a walk, in order. `run` is null on a neutral date. */
export type OnDate = (epochDay: number, mark: DateMark, run: DateInRun | null) => void;

export interface DateInRun {
  index: number;
  dayNumber: number;
  /** At the end of the date. */
  streak: number;
}

/**
 * The counts of a snapshot while its dates are walked, the earliest first. They are copies: a walk never changes the
 * snapshot. `completed-date.ts` walks a completed date, `uncompleted-dates.ts` the dates between two of them.
 */
export interface Walk extends PlannedRests {
  runs: RunRecord[];
  /** The first and the last date of each run, in days since 1970, by the index of the run. */
  firstDays: number[];
  lastDays: number[];
  streakEras: StreakEra[];
  longestStreak: number;
  totals: Totals;
  badgeCounters: BadgeCounters;
  conditions: DateConditions;
  onDate: OnDate | null;
}

/**
 * A walk that starts with the first date that a snapshot has not settled. `today` is null if the clock does not matter.
 */
export function walkFrom(snapshot: Snapshot, today: TodayInZone | null, onDate: OnDate | null = null): Walk {
  const { settled, runs } = snapshot;
  return {
    runs: runs.map((run) => ({ ...run })),
    firstDays: firstDaysOf(snapshot),
    lastDays: lastDaysOf(snapshot),
    streakEras: settled.chains.map((era) => ({ ...era })),
    longestStreak: settled.longestStreak,
    totals: { ...settled.totals },
    badgeCounters: { ...settled.deeds, ...premiumCountersOf(snapshot) },
    ...plannedRests(snapshot, today),
    conditions: dateConditions(snapshot),
    onDate,
  };
}

/** The streak of a run, which it shares with the other runs of its era. */
export function streakEraOf(walk: Walk, run: RunRecord): StreakEra {
  let era = walk.streakEras[run.era];
  while (!era) {
    walk.streakEras.push({ streak: 0, comeback: false });
    era = walk.streakEras[run.era];
  }
  return era;
}

/** The latest run whose dates include this one. */
export function runIndexOn(walk: Walk, epochDay: number): number | null {
  for (let index = walk.runs.length - 1; index >= 0; index--) {
    if (epochDay >= (walk.firstDays[index] ?? 0) && epochDay <= (walk.lastDays[index] ?? 0)) return index;
  }
  return null;
}

/** Calls `onDate` with a date of a run. */
export function reportDate(walk: Walk, epochDay: number, mark: DateMark, index: number): void {
  const run = walk.runs[index];
  if (!walk.onDate || !run) return;
  const dayNumber = Math.min(run.completed + 1, programLength);
  walk.onDate(epochDay, mark, { index, dayNumber, streak: streakEraOf(walk, run).streak });
}

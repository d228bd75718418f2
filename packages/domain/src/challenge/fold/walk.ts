import { toEpochDay } from '../../days/civil-date';
import { programLength } from '../../days/exercises';
import { premiumCountersOf } from './count-for-premium';
import { type DateConditions, dateConditions } from './date-conditions';
import { completionOf, type MergedDay } from './merged-day';
import { firstDaysOf, lastDaysOf } from './run-dates';
import type { RunRecord } from './run-record';
import type { BadgeCounters, PlannedRest, Snapshot, StreakEra, Totals } from './snapshot';
import { type Today, travelSkips } from './travel';

export type DateMark =
  | 'complete'
  | 'missed'
  | 'rest'
  | 'automaticRest'
  | 'scheduledRest'
  | 'open'
  | 'neutral';

/** Called with each date of a walk, in order. A date without a run is neutral. */
export type OnDate = (epochDay: number, mark: DateMark, run: DateInRun | null) => void;

export interface DateInRun {
  index: number;
  dayNumber: number;
  /** At the end of the date. */
  streak: number;
}

/**
 * The counts of a snapshot while its dates are walked, the earliest first. They are copies: a walk never changes the
 * snapshot. `completed-date.ts` walks a completed date, `open-dates.ts` the dates between two of them.
 */
export interface Walk {
  runs: RunRecord[];
  /** The first and the last date of each run, in days since 1970. */
  firstDays: number[];
  lastDays: number[];
  streakEras: StreakEra[];
  longestStreak: number;
  totals: Totals;
  badgeCounters: BadgeCounters;
  /** Rest days on dates that were neither completed nor skipped by travel between two completions. */
  rests: readonly PlannedRest[];
  /**
   * By `restKey`, those of them that count as rest days now. After the last completion travel skips a date only until the
   * next completion, or until 48 hours have passed without one.
   */
  restKeys: ReadonlySet<string>;
  conditions: DateConditions;
  onDate: OnDate | null;
}

/**
 * A walk that starts with the first date that a snapshot has not settled. `today` is null if the clock does not matter.
 */
export function walkFrom(snapshot: Snapshot, today: Today | null, onDate: OnDate | null = null): Walk {
  const { settled, runs, days } = snapshot;
  const rests = restsThatCount(snapshot.rests, days, null);
  const restsNow = today ? restsThatCount(rests, days, today) : rests;
  return {
    runs: runs.map((run) => ({ ...run })),
    firstDays: firstDaysOf(snapshot),
    lastDays: lastDaysOf(snapshot),
    streakEras: settled.chains.map((era) => ({ ...era })),
    longestStreak: settled.longestStreak,
    totals: { ...settled.totals },
    badgeCounters: { ...settled.deeds, ...premiumCountersOf(snapshot) },
    rests,
    restKeys: new Set(restsNow.map(({ run, date }) => restKey(run, toEpochDay(date)))),
    conditions: dateConditions(snapshot),
    onDate,
  };
}

/**
 * Excludes the rest days on dates that were completed after all, or that travel skipped between two completions. With
 * `today`, travel since the last completion counts too.
 */
function restsThatCount(
  rests: readonly PlannedRest[],
  days: readonly MergedDay[],
  today: Today | null,
): PlannedRest[] {
  if (rests.length === 0) return [];
  const completed = days.filter((day) => completionOf(day));
  return rests.filter(({ date }) => {
    const nextIndex = completed.findIndex((day) => day.date >= date);
    const next = completed[nextIndex];
    if (next?.date === date) return false;
    const previous = next ? completed[nextIndex - 1] : completed.at(-1);
    const from = previous && completionOf(previous);
    const to = next ? completionOf(next) : today;
    const isPast = next !== undefined || (today !== null && date < today.date);
    return !(from && to && isPast && travelSkips(from, to));
  });
}

export function restKey(run: number, epochDay: number): string {
  return `${run}:${epochDay}`;
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

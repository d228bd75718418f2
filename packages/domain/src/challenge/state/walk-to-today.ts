import { type CivilDate, toEpochDay } from '../../days/civil-date';
import { programLength } from '../../days/exercises';
import { zoneAt } from '../../days/zone-history';
import { completionOf, type MergedDay } from '../fold/merged-day';
import { spendRestDay } from '../fold/rest-cost';
import { type RunRecord, runIndexAt } from '../fold/run-record';
import { lastCompleted, type Snapshot } from '../fold/snapshot';
import type { TodayInZone } from '../fold/travel';
import { isWeekdayOff, walkFromCompleted, walkWeekdayOff } from '../fold/uncompleted-dates';
import { type OnDate, reportDate, type Walk, walkFrom } from '../fold/walk';
import { todayAt } from './today';

/** The run shown at an instant, after the walk. */
export interface ShownRun {
  runIndex: number;
  run: RunRecord;
  /** What has been done today, in any run. */
  day: MergedDay | null;
  isFinished: boolean;
  /** Whether the run opens tomorrow, because the previous one used today. */
  isWaiting: boolean;
  dayNumber: number;
  /** Whether a rest day is taken, or the plan leaves the weekday out. */
  isRestDay: boolean;
  isScheduledRest: boolean;
}

/** Today at an instant. If the clock is before the last fact, the instant of that fact is used. */
export function todayIn(snapshot: Snapshot, instant: number): TodayInZone {
  const now = Math.max(instant, snapshot.lastAt);
  return { at: now, timezone: zoneAt(snapshot.zones, now), date: todayAt(snapshot, now) };
}

interface WalkToToday {
  walk: Walk;
  /** Null before the first run. */
  shown: ShownRun | null;
}

/** Walks the dates that are not settled, up to and including today, and finds the run to show. */
export function walkToToday(
  snapshot: Snapshot,
  today: TodayInZone,
  onDate: OnDate | null = null,
): WalkToToday {
  const walk = walkFrom(snapshot, today, onDate);
  const runIndex = indexOfShownRun(walk.runs);
  const run = walk.runs[runIndex];
  if (!run) return { walk, shown: null };
  // First the earlier dates, because they decide whether the run is finished. The last completed one may be today.
  walkFromCompleted(walk, lastCompleted(snapshot), today.date, today);
  const day = snapshot.days.find(({ date }) => date === today.date) ?? null;
  const completion = day && completionOf(day);
  const isCompletedHere = completion !== null && runIndexAt(walk.runs, completion.at) === runIndex;
  const isFinished = run.finish !== null;
  const isWaiting = !isFinished && opensTomorrow(run, today.date, day);
  const isDue = completion === null && !isFinished && !isWaiting;
  const mark = isDue ? walkDueToday(walk, runIndex, run, toEpochDay(today.date)) : null;
  const shown: ShownRun = {
    runIndex,
    run,
    day,
    isFinished,
    isWaiting,
    dayNumber: Math.min(run.completed + (isFinished || isCompletedHere ? 0 : 1), programLength),
    isRestDay: mark === 'rest' || mark === 'scheduledRest',
    isScheduledRest: mark === 'scheduledRest',
  };
  return { walk, shown };
}

/** Walks today as a date of the run that is not completed, and returns what it became. */
function walkDueToday(
  walk: Walk,
  runIndex: number,
  run: RunRecord,
  epochDay: number,
): 'rest' | 'scheduledRest' | 'open' {
  const isRestTaken = walk.plannedRests.isRestDay(runIndex, epochDay);
  if (isRestTaken) {
    spendRestDay(walk, run, epochDay);
    reportDate(walk, epochDay, 'rest', runIndex);
    return 'rest';
  }
  if (isWeekdayOff(walk, runIndex, epochDay)) {
    walkWeekdayOff(walk, runIndex, epochDay);
    return 'scheduledRest';
  }
  reportDate(walk, epochDay, 'open', runIndex);
  return 'open';
}

/** The latest run; after a path reset, when none is open, the season 1 run that made it possible. */
function indexOfShownRun(runs: readonly RunRecord[]): number {
  const latest = runs.at(-1);
  if (!latest || latest.closedAt === null) return runs.length - 1;
  return runs.findLastIndex(({ season }) => season === 1);
}

/** A date has one challenge day. If the previous run used today, the new run opens tomorrow. */
function opensTomorrow(run: RunRecord, today: CivilDate, day: MergedDay | null): boolean {
  if (!day || today >= run.firstDate) return false;
  return Object.values(day.done).some((done) => done.at < run.openedAt);
}

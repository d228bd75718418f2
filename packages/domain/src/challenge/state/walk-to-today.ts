import { type CivilDate, toEpochDay } from '../../days/civil-date';
import { programLength } from '../../days/exercises';
import { zoneAt } from '../../days/zone-history';
import { completionOf, isComplete, type MergedDay } from '../fold/merged-day';
import { type RunRecord, runIndexAt } from '../fold/run-record';
import { lastCompleted, type Snapshot } from '../fold/snapshot';
import type { TodayInZone } from '../fold/travel';
import { isWeekdayOff, walkFromCompleted, walkPlannedRest, walkWeekdayOff } from '../fold/uncompleted-dates';
import { type OnDate, reportDate, startWalk, type Walk } from '../fold/walk';
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
  /** Whether a rest day is taken today, or the plan leaves the weekday out. */
  isRestDay: boolean;
  /** Whether today is a rest day because the plan leaves the weekday out. */
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
  const walk = startWalk(snapshot, today, { onDate });
  const runIndex = indexOfShownRun(walk.runs);
  const run = walk.runs[runIndex];
  if (!run) return { walk, shown: null };
  // First the earlier dates, because they decide whether the run is finished. The last completed one may be today.
  walkFromCompleted(walk, lastCompleted(snapshot), today.date, today);
  const day = snapshot.days.find(({ date }) => date === today.date) ?? null;
  const { isFinished, isWaiting, isDue } = conditionOfToday(run, today.date, day);
  const mark = isDue ? walkDueToday(walk, runIndex, toEpochDay(today.date)) : null;
  // A day that `run.completed` counts has that number. Otherwise the day shown is the next one.
  const isCounted = isFinished || isCompletedIn(walk.runs, runIndex, day);
  const shownRun: ShownRun = {
    runIndex,
    run,
    day,
    isFinished,
    isWaiting,
    dayNumber: Math.min(run.completed + (isCounted ? 0 : 1), programLength),
    isRestDay: mark === 'rest' || mark === 'scheduledRest',
    isScheduledRest: mark === 'scheduledRest',
  };
  return { walk, shown: shownRun };
}

/** What today is for a run whose earlier dates are walked. `day` is what has been done today, in any run. */
function conditionOfToday(run: RunRecord, today: CivilDate, day: MergedDay | null) {
  const isFinished = run.finish !== null;
  const isWaiting = !isFinished && opensTomorrow(run, today, day);
  const isDue = !isFinished && !isWaiting && !(day && isComplete(day));
  return { isFinished, isWaiting, isDue };
}

/** Whether the run counts the day among its completed ones. */
function isCompletedIn(runs: readonly RunRecord[], runIndex: number, day: MergedDay | null): boolean {
  const completion = day && completionOf(day);
  return completion !== null && runIndexAt(runs, completion.at) === runIndex;
}

/** Walks today as a date of the run that is not completed, and returns what it became. */
function walkDueToday(walk: Walk, runIndex: number, epochDay: number): 'rest' | 'scheduledRest' | 'open' {
  if (walk.plannedRests.isInForceNow(runIndex, epochDay)) {
    walkPlannedRest(walk, runIndex, epochDay);
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

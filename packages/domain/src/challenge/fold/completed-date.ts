import { toEpochDay, weekdayOfEpochDay } from '../../days/civil-date';
import { exerciseIds, programLength } from '../../days/exercises';
import { longestTime } from '../../days/longest-time';
import { wallClockIn } from '../../days/zones';
import { longestTimedDay } from '../facts/limits';
import { notePremiumDay } from './count-for-premium';
import { type CompletedDay, type Done, firstDone, isOwnDay, type MergedDay } from './merged-day';
import { type RunRecord, runIndexAt } from './run-record';
import type { BadgeCounters, Totals } from './snapshot';
import { lastDateOf, streakEraOf, tell, type Walk } from './walk';

const swiftSetFromDay = 30;
const swiftSetSeconds = 600;
/** For each rep of the first exercise: below that the timer was started after it. */
const swiftSetSecondsPerRep = 0.5;
const saturday = 6;

export function addReps(totals: Totals, day: MergedDay): void {
  for (const exercise of exerciseIds) {
    const done = day.done[exercise];
    if (!done) continue;
    totals.reps += done.reps;
    totals.extraReps += Math.max(0, done.reps - Math.max(done.target, done.standard ?? 0));
  }
}

/** Counts a completed date. The badge counters read the clock of its zone, which is slow: reading a state leaves them out. */
export function walkCompletedDate(
  walk: Walk,
  { day, completion }: CompletedDay,
  countsBadges: boolean,
): void {
  const index = runIndexAt(walk.runs, completion.at);
  const run = walk.runs[index];
  if (!run) return;
  const era = streakEraOf(walk, run);
  era.streak++;
  walk.longestStreak = Math.max(walk.longestStreak, era.streak);
  walk.totals.daysCompleted++;
  const seconds = longestTime(day.done);
  if (seconds !== null && seconds <= longestTimedDay) {
    walk.totals.timedDays++;
    walk.totals.timedSeconds += seconds;
  }
  const epochDay = toEpochDay(day.date);
  const isOwn = isOwnDay(day);
  if (isOwn) run.ownDays = (run.ownDays ?? 0) + 1;
  if (countsBadges) {
    noteWeek(walk.badgeCounters, epochDay);
    noteWeekend(run, epochDay);
    noteClock(walk.badgeCounters, epochDay, completion);
    if (era.comeback && era.streak >= 3) walk.badgeCounters.comeback = true;
    if (walk.badgeCounters.premium)
      notePremiumDay(
        walk.badgeCounters.premium,
        { day, epochDay, run, completion },
        walk.totals.daysCompleted,
      );
    const dayNumber = Math.min(run.completed + 1, programLength);
    if (dayNumber >= swiftSetFromDay && !isOwn && isSwift(day, seconds)) walk.badgeCounters.swiftSet = true;
  }
  tell(walk, epochDay, 'complete', index);
  run.completed++;
  if (run.completed === programLength) {
    run.finish = day;
    walk.ends[index] = lastDateOf(run);
  }
}

function isSwift(day: MergedDay, seconds: number | null): boolean {
  if (seconds === null || seconds >= swiftSetSeconds) return false;
  const first = firstDone(day);
  return first !== null && (first.timeSeconds ?? 0) >= first.target * swiftSetSecondsPerRep;
}

function noteWeek(counters: BadgeCounters, epochDay: number): void {
  const sunday = epochDay - weekdayOfEpochDay(epochDay);
  const completed = counters.week?.sunday === sunday ? counters.week.completed + 1 : 1;
  counters.week = { sunday, completed };
  if (completed === 7) counters.perfectWeek = true;
}

function noteWeekend(run: RunRecord, epochDay: number): void {
  if (weekdayOfEpochDay(epochDay) === saturday) run.lastSaturday = epochDay;
  if (run.lastSaturday === epochDay - 1) run.weekends++;
}

function noteClock(counters: BadgeCounters, epochDay: number, { timezone, at }: Done): void {
  if (counters.earlyBird && counters.nightOwl) return;
  const clock = wallClockIn(timezone, at);
  const pastMidnight = clock.epochDay > epochDay;
  if (pastMidnight || clock.hour >= 22) counters.nightOwl = true;
  else if (clock.hour < 7) counters.earlyBird = true;
}

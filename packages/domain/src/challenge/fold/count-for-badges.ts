import { toEpochDay, weekdayOfEpochDay } from '../../days/civil-date';
import { programLength } from '../../days/exercises';
import { longestTime } from '../../days/longest-time';
import { wallClockIn } from '../../days/zones';
import { countPremiumDate } from './count-for-premium';
import {
  type CompletedDay,
  firstExerciseOf,
  isEasierThanRun,
  type MergedDay,
  type MergedExercise,
} from './merged-day';
import type { RunRecord } from './run-record';
import type { BadgeCounters } from './snapshot';
import { ensureStreakEra, type Walk } from './walk';

/** The badge `swift_set` needs a day with at least this number, done in less than `swiftSetSeconds`. */
const swiftSetFromDay = 30;
const swiftSetSeconds = 600;
/** If the first exercise took less time than this for each rep, the timer was started after that exercise was done. */
const swiftSetSecondsPerRep = 0.5;
/** The badge `comeback` needs this many days in a row after a long gap. */
export const daysOfComeback = 3;
/** The hours of the badges `early_bird` and `night_owl`. */
const earlyBirdBeforeHour = 7;
const nightOwlFromHour = 22;
const saturday = 6;

/** Counts a completed date for badges, before the run counts it among its days. */
export function countForBadges(walk: Walk, run: RunRecord, { day, completion }: CompletedDay): void {
  const { badgeCounters: counters, totals } = walk;
  const epochDay = toEpochDay(day.date);
  countDateInWeek(counters, epochDay);
  countWeekend(run, epochDay);
  noteHour(counters, epochDay, completion);
  const era = ensureStreakEra(walk, run);
  if (era.comeback && era.streak >= daysOfComeback) counters.comeback = true;
  if (counters.premium)
    countPremiumDate(counters.premium, { day, epochDay, run, completion }, totals.daysCompleted);
  const dayNumber = Math.min(run.completed + 1, programLength);
  if (dayNumber >= swiftSetFromDay && !isEasierThanRun(day) && isSwift(day)) counters.swiftSet = true;
}

function countDateInWeek(counters: BadgeCounters, epochDay: number): void {
  const sunday = epochDay - weekdayOfEpochDay(epochDay);
  const completed = counters.week?.sunday === sunday ? counters.week.completed + 1 : 1;
  counters.week = { sunday, completed };
  if (completed === 7) counters.perfectWeek = true;
}

/** Counts a weekend on its Sunday, if the Saturday before was completed in the same run. */
function countWeekend(run: RunRecord, epochDay: number): void {
  if (weekdayOfEpochDay(epochDay) === saturday) run.lastSaturday = epochDay;
  if (run.lastSaturday === epochDay - 1) run.weekends++;
}

function noteHour(counters: BadgeCounters, epochDay: number, { timezone, at }: MergedExercise): void {
  // Skips the clock of the zone, which is slow to compute, once both badges are earned.
  if (counters.earlyBird && counters.nightOwl) return;
  const clock = wallClockIn(timezone, at);
  const isPastMidnight = clock.epochDay > epochDay;
  if (isPastMidnight || clock.hour >= nightOwlFromHour) counters.nightOwl = true;
  else if (clock.hour < earlyBirdBeforeHour) counters.earlyBird = true;
}

function isSwift(day: MergedDay): boolean {
  const seconds = longestTime(day.done);
  if (seconds === null || seconds >= swiftSetSeconds) return false;
  const first = firstExerciseOf(day);
  return first !== null && (first.timeSeconds ?? 0) >= first.target * swiftSetSecondsPerRep;
}

import { extraRepsOn, lastDoneAt, repsOn, workoutSecondsOn } from '../challenge/state/date-figures';
import type { DateRecord } from '../challenge/state/state';
import { type CivilDate, toEpochDay, weekdayOf } from '../days/civil-date';
import { type ExerciseId, eachExercise } from '../days/exercises';
import { type ZoneSince, zoneAt } from '../days/zone-history';
import { localTimeIn } from '../days/zones';
import { calendarWeeks } from './calendar-weeks';

export interface Details {
  /** Sunday first. */
  weekdays: readonly CompletionShare[];
  /** Completed days by the hour at which they were finished, in slots of two hours from midnight on. */
  hours: readonly number[];
  weeks: readonly WeekDetails[];
  /** The longest row of dates that were neither done nor rested; null without any. */
  longestGap: DatesInARow | null;
  records: Records;
}

/** Dates that were due and are decided, without taken rest days, and those of them that were completed. */
export interface CompletionShare {
  due: number;
  completed: number;
}

export interface WeekDetails {
  sunday: CivilDate;
  completed: number;
  reps: Record<ExerciseId, number>;
  /** Reps beyond the targets of each day. */
  extraReps: number;
  /** For days on which the timer ran; null without any. */
  secondsPerRep: number | null;
}

export interface DatesInARow {
  from: CivilDate;
  to: CivilDate;
  dates: number;
}

/** The most reps of a date, of any 7 and of any 30 consecutive dates; null without reps. */
export interface Records {
  date: RepsRecord | null;
  week: RepsRecord | null;
  month: RepsRecord | null;
  longestStreak: number;
}

interface RepsRecord {
  reps: number;
  from: CivilDate;
  to: CivilDate;
}

/** The completed days that are required before anything is compared. */
export const daysBeforeDetails = 3;

/** The details of the given dates, ascending: those of one run, or all of them. */
export function detailsOf(
  dates: readonly DateRecord[],
  today: CivilDate,
  zones: readonly ZoneSince[],
): Details {
  const reps = dates.map((record) => ({
    date: record.date,
    epochDay: toEpochDay(record.date),
    reps: repsOn(record),
  }));
  const decidedDates = dates.filter((record) => isDecided(record, today));
  return {
    weekdays: weekdaysOf(decidedDates),
    hours: hoursOf(dates, zones),
    weeks: calendarWeeks(dates).map(({ sunday, dates: ofWeek }) => ({ sunday, ...weekDetails(ofWeek) })),
    longestGap: longestGap(decidedDates),
    records: {
      date: mostReps(reps, 1),
      week: mostReps(reps, 7),
      month: mostReps(reps, 30),
      longestStreak: dates.reduce((longest, { streak }) => Math.max(longest, streak), 0),
    },
  };
}

/** Today counts once it is complete, as in the completion rate. */
const isDecided = ({ run, date, status }: DateRecord, today: CivilDate) =>
  run !== null && (date < today || status === 'complete');

/** A taken rest day is not due; a rest day made by cover was a missed date. */
export const isDue = ({ status, automaticRest }: DateRecord): boolean => status !== 'rest' || automaticRest;

function weekdaysOf(dates: readonly DateRecord[]): CompletionShare[] {
  const weekdays = Array.from({ length: 7 }, () => ({ due: 0, completed: 0 }));
  for (const record of dates) {
    const weekday = weekdays[weekdayOf(record.date)];
    if (!weekday || !isDue(record)) continue;
    weekday.due += 1;
    if (record.status === 'complete') weekday.completed += 1;
  }
  return weekdays;
}

const hoursOfSlot = 2;

/** A day that was finished past midnight counts for its clock hour. */
function hoursOf(dates: readonly DateRecord[], zones: readonly ZoneSince[]): number[] {
  const hours = Array.from({ length: 24 / hoursOfSlot }, () => 0);
  for (const record of dates) {
    if (record.status !== 'complete') continue;
    const finishedAt = lastDoneAt(record);
    const { hour } = localTimeIn(zoneAt(zones, finishedAt), finishedAt);
    hours[Math.floor(hour / hoursOfSlot)]! += 1;
  }
  return hours;
}

function weekDetails(dates: readonly DateRecord[]): Omit<WeekDetails, 'sunday'> {
  const reps = eachExercise((id) => dates.reduce((sum, { exercises }) => sum + exercises[id].reps, 0));
  let extraReps = 0;
  let timedSeconds = 0;
  let timedReps = 0;
  for (const record of dates) {
    extraReps += extraRepsOn(record);
    const seconds = workoutSecondsOn(record);
    if (seconds === null) continue;
    timedSeconds += seconds;
    timedReps += repsOn(record);
  }
  return {
    completed: dates.filter(({ status }) => status === 'complete').length,
    reps,
    extraReps,
    secondsPerRep: timedReps === 0 ? null : timedSeconds / timedReps,
  };
}

/**
 * The longest gap; the first of equal ones. A rest day or another run ends a gap; a weekday off neither ends nor
 * lengthens it.
 */
function longestGap(dates: readonly DateRecord[]): DatesInARow | null {
  let longest: DatesInARow | null = null;
  let gap: (DatesInARow & { run: number | null }) | undefined;
  for (const { date, run, status, scheduled } of dates) {
    if (scheduled) continue;
    if (status === 'complete' || status === 'rest') {
      gap = undefined;
      continue;
    }
    const before = gap?.run === run ? gap : { run, from: date, dates: 0 };
    gap = { ...before, to: date, dates: before.dates + 1 };
    if (gap.dates > (longest?.dates ?? 0)) longest = { from: gap.from, to: gap.to, dates: gap.dates };
  }
  return longest;
}

/** The reps of a date. They are computed once for all three records, because a log may have thousands of dates. */
interface RepsOnDate {
  date: CivilDate;
  epochDay: number;
  reps: number;
}

/** The most reps within `length` consecutive dates; the first of equal ones. Null without any rep. */
function mostReps(dates: readonly RepsOnDate[], length: number): RepsRecord | null {
  let best: RepsRecord | null = null;
  // The index of the first date within them, and the reps from that date on.
  let first = 0;
  let sum = 0;
  for (const { date, epochDay, reps } of dates) {
    sum += reps;
    for (; epochDay - dates[first]!.epochDay >= length; first += 1) sum -= dates[first]!.reps;
    if (sum > (best?.reps ?? 0)) best = { reps: sum, from: dates[first]!.date, to: date };
  }
  return best;
}

import { repsOn } from '../challenge/state/date-figures';
import type { DateRecord, History } from '../challenge/state/state';
import { type CivilDate, daysBetween } from '../days/civil-date';
import { longestTime } from '../days/longest-time';

/** An earlier run at today's day number. */
export interface Ghost {
  /** The first date of that run. */
  since: CivilDate;
  dayNumber: number;
  /** The number of dates up to this day, including it: in the earlier run, and in this one. */
  dates: { before: number; now: number };
  reps: number;
  /** The timer's seconds; null if it did not run. */
  seconds: number | null;
}

const countDates = (from: CivilDate, to: CivilDate) => daysBetween(from, to) + 1;

/**
 * The earlier run of the same season and path that came furthest, and at least as far as this one. Null without one.
 */
export function ghostOf({ runs, dates, today }: History): Ghost | null {
  const currentIndex = runs.length - 1;
  const run = runs[currentIndex];
  const dayNumber = dates.findLast((record) => record.run === currentIndex)?.dayNumber;
  const isOpen = run?.finishedOn === null && run.closedOn === null;
  // Undefined if the run has no record yet. Only the type allows null.
  if (!isOpen || dayNumber == null) return null;
  const [best] = runs
    .map((summary, index) => ({ ...summary, index }))
    .filter(
      ({ index, season, path, daysCompleted }) =>
        index < currentIndex && season === run.season && path === run.path && daysCompleted >= dayNumber,
    )
    .sort((one, other) => other.daysCompleted - one.daysCompleted || other.index - one.index);
  const sameDay = best && dates.find((record) => isCompletedDay(record, best.index, dayNumber));
  if (!best || !sameDay) return null;
  return {
    since: best.firstDate,
    dayNumber,
    dates: { before: countDates(best.firstDate, sameDay.date), now: countDates(run.firstDate, today) },
    reps: repsOn(sameDay),
    seconds: longestTime(sameDay.exercises),
  };
}

const isCompletedDay = ({ run, dayNumber, status }: DateRecord, index: number, day: number) =>
  run === index && dayNumber === day && status === 'complete';

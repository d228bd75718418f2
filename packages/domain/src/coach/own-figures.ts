import { repsOn } from '../challenge/state/date-figures';
import type { DateRecord } from '../challenge/state/state';
import { type CivilDate, weekdayOf } from '../days/civil-date';
import type { CompletionShare } from '../insights/details';
import { decidedDates, finishedHour, middleOf } from './habit-rules';
import type { CoachInput, TipFigures } from './tip';

/** From Day 10 on everybody has the tips of this file. Nine dates are over then, also before the workout of the day. */
export const datesForFigures = 9;
const weekLength = 7;
const isComplete = ({ status }: DateRecord) => status === 'complete';

/** The reps of the last seven completed days, and of the seven before or as many as there are. */
export function lastDays(input: CoachInput): TipFigures['lastDays'] | null {
  const completedDates = decidedDates(input).filter(isComplete);
  const lately = completedDates.slice(-weekLength);
  const before = completedDates.slice(-2 * weekLength, -weekLength);
  if (lately.length < weekLength || before.length === 0) return null;
  return { perDay: meanOf(lately), perDayBefore: meanOf(before) };
}

const meanOf = (dates: readonly DateRecord[]) =>
  Math.round(dates.reduce((sum, record) => sum + repsOn(record), 0) / dates.length);

/** The middle of the hours at which the last completed days were finished, with the earliest and the latest. */
export function usualTime(input: CoachInput): TipFigures['usualTime'] | null {
  const hours = decidedDates(input)
    .filter(isComplete)
    .slice(-2 * weekLength)
    .map((record) => finishedHour(input, record));
  const hour = middleOf(hours);
  if (hour === undefined || hours.length < weekLength) return null;
  return { hour, earliest: Math.min(...hours), latest: Math.max(...hours) };
}

/** The completed dates of the last four weeks, and the weekday with the most of them. */
export function daysDone(input: CoachInput): TipFigures['daysDone'] | null {
  const dates = decidedDates(input).slice(-4 * weekLength);
  const byWeekday = Array.from({ length: weekLength }, (_, weekday) =>
    shareIn(dates.filter(({ date }) => weekdayOf(date) === weekday)),
  );
  const mostCompleted = Math.max(...byWeekday.map(({ completed }) => completed));
  const best = byWeekday.findIndex(({ completed }) => completed === mostCompleted);
  const shareOfAll = shareIn(dates);
  return shareOfAll.completed === 0
    ? null
    : { all: shareOfAll, weekday: best, on: byWeekday[best] ?? { due: 0, completed: 0 } };
}

/** Counts all dates, rest days too. Unlike in the other tips, a rest day counts as not completed. */
const shareIn = (dates: readonly DateRecord[]): CompletionShare => ({
  due: dates.length,
  completed: dates.filter(isComplete).length,
});

/** The completed dates among those that came after a date, on which a tip was followed. */
export function daysSince(input: CoachInput, date: CivilDate): CompletionShare {
  return shareIn(decidedDates(input).filter((record) => record.date > date));
}

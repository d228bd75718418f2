import type { DateRecord } from '../challenge/state/state';
import { type CivilDate, weekdayOf } from '../days/civil-date';
import { exerciseIds } from '../days/exercises';
import type { CompletionShare } from '../insights/details';
import { finishedHour, recentDates } from './habit-rules';
import type { CoachInput, TipFigures } from './tip';

/** Figures of one's own that are true of everybody who has trained for some days. */

/** The dates before Day 10: from then on everybody has three of these tips, also before the workout. */
export const datesForFigures = 9;
const weekLength = 7;
const repsOf = ({ exercises }: DateRecord) => exerciseIds.reduce((sum, id) => sum + exercises[id].reps, 0);
const isComplete = ({ status }: DateRecord) => status === 'complete';

/** The reps of the last seven completed days, and of the seven before or as many as there are. */
export function lastDays(knows: CoachInput): TipFigures['lastDays'] | null {
  const done = recentDates(knows).filter(isComplete);
  const lately = done.slice(-weekLength);
  const before = done.slice(-2 * weekLength, -weekLength);
  if (lately.length < weekLength || before.length === 0) return null;
  return { perDay: meanOf(lately), perDayBefore: meanOf(before) };
}

const meanOf = (dates: readonly DateRecord[]) =>
  Math.round(dates.reduce((sum, record) => sum + repsOf(record), 0) / dates.length);

/** The middle of the hours at which the last completed days were finished, with the earliest and the latest. */
export function usualTime(knows: CoachInput): TipFigures['usualTime'] | null {
  const hours = recentDates(knows)
    .filter(isComplete)
    .slice(-2 * weekLength)
    .map((record) => finishedHour(knows, record))
    .toSorted((one, other) => one - other);
  const [earliest, hour, latest] = [hours[0], hours[hours.length >> 1], hours.at(-1)];
  return earliest === undefined || hour === undefined || latest === undefined || hours.length < weekLength
    ? null
    : { hour, earliest, latest };
}

/** The days done of the dates of the run, and the longest row of them. */
export function daysDone(knows: CoachInput): TipFigures['daysDone'] | null {
  const dates = recentDates(knows).slice(-4 * weekLength);
  const byWeekday = Array.from({ length: weekLength }, (_, weekday) =>
    shareIn(dates.filter(({ date }) => weekdayOf(date) === weekday)),
  );
  const best = byWeekday.findIndex(
    (share) => share.completed === Math.max(...byWeekday.map((one) => one.completed)),
  );
  const all = shareIn(dates);
  return all.completed === 0 ? null : { all, weekday: best, on: byWeekday[best] ?? { due: 0, completed: 0 } };
}

const shareIn = (dates: readonly DateRecord[]): CompletionShare => ({
  due: dates.length,
  completed: dates.filter(isComplete).length,
});

/** What came after a tip was followed: the dates after it that are decided. */
export function daysSince(knows: CoachInput, date: CivilDate): CompletionShare {
  return shareIn(recentDates(knows).filter((record) => record.date > date));
}

import { exerciseIds, exerciseNames } from '@hundred/domain/days/exercises';
import type { CompletionShare, WeekDetails } from '@hundred/domain/insights/details';
import { dateFormat, formatDecimal, formatNumber, formatPercent } from '../../../platform/format/format';
import { weekdayNames } from '../../../platform/time/weekdays';
import type { ChartTable } from '../../../ui/charts/chart-frame';
import { formatDateAsOf } from '../date-format';
import { text as insightText } from '../text';
import { text } from './text';

const formatHour = dateFormat({ hour: 'numeric', timeZone: 'UTC' });

export const hourName = (hour: number): string => formatHour(hour * 3_600_000);

/** A day has twelve slots of two hours. */
const hoursOf = (slot: number) => ({ from: hourName(2 * slot), to: hourName((2 * slot + 2) % 24) });

const shareOf = ({ due, completed }: CompletionShare) => completed / due;

/** The best and the hardest weekday, among those on which exercises were due. */
export function weekdayText(weekdays: readonly CompletionShare[]): string {
  const dueWeekdays = weekdays.flatMap((share, weekday) => (share.due > 0 ? [{ ...share, weekday }] : []));
  const sorted = dueWeekdays.toSorted((one, other) => shareOf(other) - shareOf(one) || other.due - one.due);
  const [best, worst] = [sorted[0], sorted.at(-1)];
  if (!best || !worst) return text.noWeekdays;
  const label = ({ weekday, completed, due }: (typeof dueWeekdays)[number]) =>
    text.weekdayShare({
      weekday: weekdayNames()[weekday]!.long,
      done: formatNumber(completed),
      due: formatNumber(due),
    });
  const alikeText = dueWeekdays.length === weekdays.length ? text.allWeekdaysAlike : text.weekdaysAlike;
  const sentence =
    shareOf(best) === shareOf(worst)
      ? alikeText({ percent: formatPercent(100 * shareOf(best)) })
      : text.bestAndHardest({ best: label(best), hardest: label(worst) });
  return `${sentence} ${text.restsNotCounted}`;
}

export function weekdaysTable(weekdays: readonly CompletionShare[]): ChartTable {
  return {
    columns: text.weekdayColumns,
    rows: weekdays.map((share, weekday) => [
      weekdayNames()[weekday]!.long,
      formatNumber(share.due),
      formatNumber(share.completed),
      share.due === 0 ? '–' : formatPercent(100 * shareOf(share)),
    ]),
  };
}

/** When most days are completed. `daysBySlot` has the days of every two hours. */
export function hourText(daysBySlot: readonly number[]): string {
  const allDays = daysBySlot.reduce((sum, days) => sum + days, 0);
  if (allDays === 0) return text.noHours;
  const most = Math.max(...daysBySlot);
  const slot = daysBySlot.indexOf(most);
  const values = { days: formatNumber(most), all: formatNumber(allDays), ...hoursOf(slot) };
  if (most === allDays) return text.allDays(values);
  if (2 * most > allDays) return text.mostDays(values);
  return slot === daysBySlot.lastIndexOf(most) ? text.mostOften(values) : text.noHourStandsOut;
}

export function hoursTable(daysBySlot: readonly number[]): ChartTable {
  return {
    columns: text.hourColumns,
    rows: daysBySlot.flatMap((days, slot) =>
      days === 0 ? [] : [[insightText.range(hoursOf(slot)), formatNumber(days)]],
    ),
  };
}

const repsOf = ({ reps }: WeekDetails) => exerciseIds.reduce((sum, id) => sum + reps[id], 0);

export function weekText(weeks: readonly WeekDetails[], today: string): string {
  const largest = weeks.reduce<WeekDetails | undefined>(
    (best, week) => (best && repsOf(best) >= repsOf(week) ? best : week),
    undefined,
  );
  if (!largest || repsOf(largest) === 0) return text.noReps;
  return text.bestWeek({
    date: formatDateAsOf(today, largest.sunday),
    reps: formatNumber(repsOf(largest)),
    days: largest.completed,
  });
}

/** The latest week first. */
export function weeksTable(weeks: readonly WeekDetails[], today: string): ChartTable {
  return {
    columns: [text.weekFrom, ...exerciseIds.map((id) => exerciseNames[id]), ...text.weekColumns],
    rows: weeks
      .toReversed()
      .map((week) => [
        formatDateAsOf(today, week.sunday),
        ...exerciseIds.map((id) => formatNumber(week.reps[id])),
        formatNumber(week.extraReps),
        formatNumber(week.completed),
        week.secondsPerRep === null ? '–' : formatDecimal(week.secondsPerRep),
      ]),
  };
}

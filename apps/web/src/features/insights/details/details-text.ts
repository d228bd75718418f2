import { exerciseIds, exerciseNames } from '@hundred/domain/days/exercises';
import type { CompletionShare, WeekDetails } from '@hundred/domain/insights/details';
import { dateFormat, formatDecimal, formatNumber, formatPercent } from '../../../platform/format/format';
import { weekdayNames } from '../../../platform/time/weekdays';
import type { ChartTable } from '../../../ui/charts/chart-frame';
import { formatDateOn } from '../date-format';

const clock = dateFormat({ hour: 'numeric', timeZone: 'UTC' });

export const hourName = (hour: number): string => clock(hour * 3_600_000);

const hoursOf = (bin: number) => `${hourName(2 * bin)} to ${hourName((2 * bin + 2) % 24)}`;

const shareOf = ({ due, completed }: CompletionShare) => completed / due;

/** Only about weekdays that asked for anything. */
export function weekdayText(weekdays: readonly CompletionShare[]): string {
  const dueWeekdays = weekdays.flatMap((share, weekday) => (share.due > 0 ? [{ ...share, weekday }] : []));
  const sorted = dueWeekdays.toSorted((one, other) => shareOf(other) - shareOf(one) || other.due - one.due);
  const [best, worst] = [sorted[0], sorted.at(-1)];
  if (!best || !worst) return 'No date has been asked for yet.';
  const label = ({ weekday, completed, due }: (typeof dueWeekdays)[number]) =>
    `${weekdayNames()[weekday]!.long} (${formatNumber(completed)} of ${formatNumber(due)})`;
  if (shareOf(best) === shareOf(worst)) {
    const which = dueWeekdays.length === weekdays.length ? 'every weekday' : 'these weekdays';
    return `You complete ${which} alike: ${formatPercent(100 * shareOf(best))}. Rest days that you took are not counted.`;
  }
  return `Best on ${label(best)}, least on ${label(worst)}. Rest days that you took are not counted.`;
}

export function weekdaysTable(weekdays: readonly CompletionShare[]): ChartTable {
  return {
    columns: ['Weekday', 'Asked', 'Completed', 'Share'],
    rows: weekdays.map((share, weekday) => [
      weekdayNames()[weekday]!.long,
      formatNumber(share.due),
      formatNumber(share.completed),
      share.due === 0 ? '–' : formatPercent(100 * shareOf(share)),
    ]),
  };
}

export function hourText(hours: readonly number[]): string {
  const days = hours.reduce((sum, each) => sum + each, 0);
  const most = Math.max(...hours);
  const between = `between ${hoursOf(hours.indexOf(most)).replace(' to ', ' and ')}`;
  if (days === 0) return 'No day has been completed yet.';
  if (2 * most > days)
    return `Most days, ${formatNumber(most)} of ${formatNumber(days)}, were finished ${between}.`;
  if (hours.indexOf(most) !== hours.lastIndexOf(most)) return 'No time of day stands out yet.';
  return `Most often, ${formatNumber(most)} days of ${formatNumber(days)}, you finish ${between}.`;
}

export function hoursTable(hours: readonly number[]): ChartTable {
  return {
    columns: ['Finished', 'Days'],
    rows: hours.flatMap((days, bin) => (days === 0 ? [] : [[hoursOf(bin), formatNumber(days)]])),
  };
}

const repsOf = ({ reps }: WeekDetails) => exerciseIds.reduce((sum, id) => sum + reps[id], 0);

export function weekText(weeks: readonly WeekDetails[], today: string): string {
  const largest = weeks.reduce<WeekDetails | undefined>(
    (best, week) => (best && repsOf(best) >= repsOf(week) ? best : week),
    undefined,
  );
  if (!largest || repsOf(largest) === 0) return 'Nothing has been done yet.';
  const days = `${formatNumber(largest.completed)} ${largest.completed === 1 ? 'day' : 'days'}`;
  return `Your largest week began on ${formatDateOn(today, largest.sunday)}: ${formatNumber(repsOf(largest))} reps on ${days}. Weeks begin on Sunday.`;
}

/** The latest week first. */
export function weeksTable(weeks: readonly WeekDetails[], today: string): ChartTable {
  return {
    columns: [
      'Week from',
      ...exerciseIds.map((id) => exerciseNames[id]),
      'Extra',
      'Days',
      'Timer seconds per rep',
    ],
    rows: weeks
      .toReversed()
      .map((week) => [
        formatDateOn(today, week.sunday),
        ...exerciseIds.map((id) => formatNumber(week.reps[id])),
        formatNumber(week.extraReps),
        formatNumber(week.completed),
        week.secondsPerRep === null ? '–' : formatDecimal(week.secondsPerRep),
      ]),
  };
}

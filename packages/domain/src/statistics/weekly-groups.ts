import { type HistoryDay, isUnfinished } from './history-entry';

export type WeekGroup = {
  /** The first week of the run is 1. */
  readonly week: number;
  readonly label: string;
  readonly from: string;
  readonly to: string;
  readonly daysCompleted: number;
  readonly totalReps: number;
  /** Days completed of seven, in whole percent. */
  readonly percentage: number;
  /** Whether today is in the week and still open. */
  readonly isOpen: boolean;
  /** The dates of the week that are still to come. */
  readonly daysAhead: number;
};

const daysOfWeek = 7;
const weeksShown = 8;

/** Groups the entries of a whole run in sevens from its first date on. They are not calendar weeks. */
export function weeksOf(history: readonly HistoryDay[]): WeekGroup[] {
  const weeks: WeekGroup[] = [];
  for (let start = 0; start < history.length; start += daysOfWeek) {
    const entries = history.slice(start, start + daysOfWeek);
    const last = entries.at(-1);
    const daysCompleted = entries.filter(({ status }) => status === 'complete').length;
    weeks.push({
      week: start / daysOfWeek + 1,
      label: `Week ${start / daysOfWeek + 1}`,
      from: entries[0]?.date ?? '',
      to: last?.date ?? '',
      daysCompleted,
      totalReps: entries.reduce((sum, { totalRepsCompleted }) => sum + totalRepsCompleted, 0),
      percentage: Math.round((daysCompleted / daysOfWeek) * 100),
      isOpen: last !== undefined && last === history.at(-1) && isUnfinished(last),
      daysAhead: daysOfWeek - entries.length,
    });
  }
  return weeks;
}

/** Weekly Performance: the last weeks of the run. */
export const weeklyGroups = (history: readonly HistoryDay[]): WeekGroup[] =>
  weeksOf(history).slice(-weeksShown);

import { type HistoryEntry, targetOfAllThree } from './history-entry';

export type DailyPoint = {
  readonly date: string;
  readonly label: string;
  readonly target: number;
  /** Null on a date that asked for nothing, or still asks: there the line is carried on, not dropped to 0. */
  readonly completed: number | null;
};

const entriesShown = 30;

const isSilent = ({ status, totalRepsCompleted }: HistoryEntry) =>
  totalRepsCompleted === 0 && (status === 'rest' || status === 'open');

/** Daily Progress: target against done, both as the sum of the three exercises. */
export function dailySeries(history: readonly HistoryEntry[]): DailyPoint[] {
  return history.slice(-entriesShown).map((entry) => ({
    date: entry.date,
    label: `Day ${entry.dayNumber}`,
    target: targetOfAllThree(entry),
    completed: isSilent(entry) ? null : entry.totalRepsCompleted,
  }));
}

/** Where the axis names a day: on the first date of each, since a day waits on every date that did not complete it. */
export function dayTicks(points: readonly DailyPoint[]): string[] {
  return points.filter(({ label }, index) => label !== points[index - 1]?.label).map(({ date }) => date);
}

import { type HistoryEntry, targetOfAllThree } from './history-entry';

export type DailyPoint = {
  readonly date: string;
  readonly label: string;
  readonly target: number;
  /** Null on a date that asked for nothing, or still asks: there the line is carried on, not dropped to 0. */
  readonly completed: number | null;
  /** Today while something is left to do: what is done by now is no measure of the day yet. */
  readonly isOpen: boolean;
};

const entriesShown = 30;

const isSilent = ({ status, totalRepsCompleted }: HistoryEntry) =>
  totalRepsCompleted === 0 && (status === 'rest' || status === 'open');

const isUnfinished = ({ status }: HistoryEntry) => status === 'open' || status === 'partial';

/**
 * Daily Progress: target against done, both as the sum of the three exercises. The last date of a run that is not
 * finished is today.
 */
export function dailySeries(history: readonly HistoryEntry[]): DailyPoint[] {
  const last = history.at(-1);
  return history.slice(-entriesShown).map((entry) => ({
    date: entry.date,
    label: `Day ${entry.dayNumber}`,
    target: targetOfAllThree(entry),
    completed: isSilent(entry) ? null : entry.totalRepsCompleted,
    isOpen: entry === last && isUnfinished(entry),
  }));
}

/** Where the axis names a day: on the first date of each, since a day waits on every date that did not complete it. */
export function dayTicks(points: readonly DailyPoint[]): string[] {
  return points.filter(({ label }, index) => label !== points[index - 1]?.label).map(({ date }) => date);
}

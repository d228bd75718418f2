import { type HistoryEntry, targetOfAllThree } from './history-entry';

export type DailyPoint = {
  readonly date: string;
  readonly label: string;
  readonly target: number;
  readonly completed: number;
};

const entriesShown = 30;

/** Daily Progress: target against done, both as the sum of the three exercises. */
export function dailySeries(history: readonly HistoryEntry[]): DailyPoint[] {
  return history.slice(-entriesShown).map((entry) => ({
    date: entry.date,
    label: `Day ${entry.dayNumber}`,
    target: targetOfAllThree(entry),
    completed: entry.totalRepsCompleted,
  }));
}

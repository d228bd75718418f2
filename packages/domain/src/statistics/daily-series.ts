import { type HistoryDay, isUnfinished, targetOfAllThree } from './history-entry';

export type DailyPoint = {
  readonly date: string;
  readonly label: string;
  readonly target: number;
  /** Null on a date that was not due, or is still open: there the line continues, and does not drop to 0. */
  readonly completed: number | null;
  /** True for today while something is left to do, because the reps so far do not measure the day yet. */
  readonly isOpen: boolean;
};

const entriesShown = 30;

/** Whether the date has nothing to draw: no rep, and none was due. */
const isBlank = ({ status, totalRepsCompleted }: HistoryDay) =>
  totalRepsCompleted === 0 && (status === 'rest' || status === 'open');

/**
 * Daily Progress: target and reps, both as the sum of the three exercises. The last date of an unfinished run is today.
 */
export function dailySeries(history: readonly HistoryDay[]): DailyPoint[] {
  const last = history.at(-1);
  return history.slice(-entriesShown).map((entry) => ({
    date: entry.date,
    label: `Day ${entry.dayNumber}`,
    target: targetOfAllThree(entry),
    completed: isBlank(entry) ? null : entry.totalRepsCompleted,
    isOpen: entry === last && isUnfinished(entry),
  }));
}

/** As many names as fit the axis on a phone. */
const mostTicks = 5;

/**
 * The dates named on the axis: the first, the last, and some evenly between them. A day repeats on every date that did
 * not complete it, so a name that would stand there twice in a row is left out.
 */
export function dayTicks(points: readonly DailyPoint[]): string[] {
  const step = (points.length - 1) / (mostTicks - 1);
  const indexes = new Set(Array.from({ length: mostTicks }, (_, tick) => Math.round(tick * step)));
  return points
    .filter((_, index) => indexes.has(index))
    .filter(({ label }, index, named) => label !== named[index - 1]?.label)
    .map(({ date }) => date);
}

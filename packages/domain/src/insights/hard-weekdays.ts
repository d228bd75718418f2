import type { RunAhead } from './ahead/run-ahead';
import { type DueDate, Rhythm } from './rhythm';

/** A run with fewer dates says nothing about its weekdays. */
const datesNeeded = 14;
/** The share of completed dates below which a weekday is hard. */
const hardBelow = 0.6;

/** The weekdays on which fewer than six in ten dates are completed; 0 is Sunday. Empty if the run has too few dates. */
export function hardWeekdays({ dueDates, today, datesOfRun, offWeekdays }: HardWeekdayInput): number[] {
  if (datesOfRun < datesNeeded) return [];
  const rhythm = Rhythm.of(dueDates, today);
  const isHard = (weekday: number) =>
    !offWeekdays.includes(weekday) && rhythm.chanceAfterDone(weekday) < hardBelow;
  return [0, 1, 2, 3, 4, 5, 6].filter(isHard);
}

type HardWeekdayInput = Pick<RunAhead, 'today' | 'datesOfRun' | 'offWeekdays'> & {
  dueDates: readonly DueDate[];
};

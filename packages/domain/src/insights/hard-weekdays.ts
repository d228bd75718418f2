import type { RunAhead } from './forecast';
import { type AskedDate, Rhythm } from './rhythm';

/** Fewer dates of a run say nothing of its weekdays. */
const datesNeeded = 14;
const hardBelow = 0.6;

/** Weekdays on which a date is completed less often than six times in ten, 0 is Sunday; none while little is known. */
export function hardWeekdays({ asked, today, datesOfRun, offWeekdays }: Known): number[] {
  if (datesOfRun < datesNeeded) return [];
  const rhythm = Rhythm.of(asked, today);
  const isHard = (weekday: number) =>
    !offWeekdays.includes(weekday) && rhythm.chanceAfterDone(weekday) < hardBelow;
  return [0, 1, 2, 3, 4, 5, 6].filter(isHard);
}

type Known = Pick<RunAhead, 'today' | 'datesOfRun' | 'offWeekdays'> & { asked: readonly AskedDate[] };

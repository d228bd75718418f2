import { addDays } from '../days/civil-date';
import type { DateRecord, History } from '../runs/state';
import type { RunAhead } from './forecast';

/** The run that goes on, as far as its finish is concerned. Null where none does. */
export function runAheadOf(history: History, offWeekdays: readonly number[]): RunAhead | null {
  const index = history.runs.length - 1;
  const run = history.runs[index];
  if (!run || run.closedOn !== null || run.finishedOn !== null) return null;
  const last = history.dates.at(-1);
  const isUndecided = last?.date === history.today && (last.status === 'open' || last.status === 'partial');
  const asked = history.dates
    .filter((record) => record.run !== null && !(isUndecided && record === last) && asksForWorkout(record))
    .map(({ date, status, run }) => ({ date, completed: status === 'complete', run }));
  const isOver = last?.date === history.today && !isUndecided;
  return {
    openedAt: run.openedAt,
    today: history.today,
    from: isOver ? addDays(history.today, 1) : history.today,
    asked,
    datesOfRun: asked.filter(({ run }) => run === index).length,
    daysLeft: 100 - run.daysCompleted,
    offWeekdays,
  };
}

/** A rest day that was taken counts as a date without a workout: it moves the finish like any other. */
const asksForWorkout = ({ status }: DateRecord) => status !== 'open';

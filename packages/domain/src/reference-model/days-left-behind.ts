import { addDays, type CivilDate } from '../days/civil-date';
import { localTimeIn } from '../days/zones';
import { zoneAt } from './clock';
import { finishDate, lastExerciseOf } from './date-of-run';
import { type ReferenceLog, type Run, runOpenAt } from './read-log';
import type { WalkedLog } from './reference-history';

/**
 * The dates on which a run was closed before their day was completed, with the number of that day. Their exercises count for
 * no run.
 */
export function daysLeftBehind({ log, walk, completed }: WalkedLog): Map<CivilDate, number> {
  const datesWithoutRun = new Set(walk.dates.filter(({ run }) => run === null).map(({ date }) => date));
  const dayNumbers = new Map<CivilDate, number>();
  for (const [date, done] of log.doneOn) {
    if (!datesWithoutRun.has(date)) continue;
    const index = runOpenAt(log.runs, lastExerciseOf(done).at);
    if (index === null || finishDate(completed, index) !== null) continue;
    if (!wasTodayAtClosing(log, log.runs[index]!, date)) continue;
    const completedBefore = completed.filter((day) => day.run === index && day.date < date);
    dayNumbers.set(date, Math.min(100, 1 + completedBefore.length));
  }
  return dayNumbers;
}

/** Until this hour of the night, exercises still count for the date before. */
const graceHour = 2;

/** Whether the run was closed on this date, or in the night after it. */
function wasTodayAtClosing(log: ReferenceLog, { closedAt, closedOn }: Run, date: CivilDate): boolean {
  if (closedOn === null) return false;
  const clock = localTimeIn(zoneAt(log, closedAt), closedAt);
  return closedOn === date || (clock.hour < graceHour && clock.date === addDays(date, 1));
}

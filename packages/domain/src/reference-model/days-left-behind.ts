import { addDays, type CivilDate } from '../days/civil-date';
import { localTimeIn } from '../days/zones';
import { zoneAt } from './clock';
import { finishDate, lastDone } from './date-of-run';
import { runOpenAt } from './read-log';
import type { WalkedLog } from './reference-history';

/** The day numbers of dates outside of every run that were still today when the run with reps on them was closed. */
export function daysLeftBehind({ log, walk, completed }: WalkedLog): Map<CivilDate, number> {
  const ofNoRun = new Set(walk.dates.filter(({ run }) => run === null).map(({ date }) => date));
  const left = new Map<CivilDate, number>();
  for (const [date, done] of log.doneOn) {
    const index = runOpenAt(log.runs, lastDone(done).at);
    const run = index === null ? undefined : log.runs[index];
    if (index === null || run === undefined || run.closedOn === null || !ofNoRun.has(date)) continue;
    if (finishDate(completed, index) !== null) continue;
    const clock = localTimeIn(zoneAt(log, run.closedAt), run.closedAt);
    const wasNightAfter = clock.hour < 2 && clock.date === addDays(date, 1);
    if (run.closedOn !== date && !wasNightAfter) continue;
    const before = completed.filter((day) => day.run === index && day.date < date);
    left.set(date, Math.min(100, 1 + before.length));
  }
  return left;
}

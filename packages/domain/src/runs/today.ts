import { addDays, type CivilDate, laterOf } from '../days/civil-date';
import { localTimeIn } from '../days/zones';
import { doneBeforeMidnight, isComplete, lastDone, type MergedDay } from './merged-day';
import { runIndexAt } from './run-record';
import type { Snapshot } from './snapshot';
import { zoneAt } from './zone-history';

/** Until this hour a workout begun before midnight can be finished. */
const graceHour = 2;

/**
 * The civil date in the person's zone, or the last date with an exercise where that is later. Before 02:00
 * it is still the date before, if a workout begun on it was not finished by midnight.
 */
export function todayAt(snapshot: Snapshot, now: number): CivilDate {
  const local = localTimeIn(zoneAt(snapshot.zones, now), now);
  const last = snapshot.days.at(-1);
  if (!last) return local.date;
  if (local.hour < graceHour && addDays(last.date, 1) === local.date && outlastsMidnight(snapshot, last)) {
    return last.date;
  }
  return laterOf(local.date, last.date);
}

function outlastsMidnight(snapshot: Snapshot, day: MergedDay): boolean {
  const run = runIndexAt(snapshot.runs, lastDone(day)?.at ?? 0);
  if (snapshot.rests.some((rest) => rest.run === run && rest.date === day.date)) return false;
  const dones = Object.values(day.done);
  return !isComplete(day) || dones.some((done) => !doneBeforeMidnight(day.date, done));
}

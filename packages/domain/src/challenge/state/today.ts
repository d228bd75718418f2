import { addDays, type CivilDate, laterOf } from '../../days/civil-date';
import { zoneAt } from '../../days/zone-history';
import { localTimeIn } from '../../days/zones';
import { graceHour } from '../facts/limits';
import { isComplete, lastExerciseOf, type MergedDay, wasDoneBeforeMidnight } from '../fold/merged-day';
import { runIndexAt } from '../fold/run-record';
import type { Snapshot } from '../fold/snapshot';

/**
 * The date that counts as today: the civil date in the person's zone, or the last date with an exercise if that is
 * later. Before 02:00 it is the previous date, if a workout was started on it and not finished by midnight.
 */
export function todayAt(snapshot: Snapshot, now: number): CivilDate {
  const last = snapshot.days.at(-1);
  if (last && outlastsMidnight(snapshot, last)) {
    const [dateBefore] = nightDates(zoneAt(snapshot.zones, now), now);
    if (last.date === dateBefore) return last.date;
  }
  return dateForNewRun(snapshot, now);
}

/**
 * Today for a run that opens. The rule for the hours until 02:00 does not apply, because nothing of the previous run is
 * left to finish.
 */
export function dateForNewRun({ zones, days }: Snapshot, now: number): CivilDate {
  const { date } = localTimeIn(zoneAt(zones, now), now);
  const lastDay = days.at(-1);
  return lastDay ? laterOf(date, lastDay.date) : date;
}

/** The two dates that an exercise done before 02:00 can count for, the earlier one first. Empty after 02:00. */
export function nightDates(timezone: string, instant: number): CivilDate[] {
  const { date, hour } = localTimeIn(timezone, instant);
  return hour < graceHour ? [addDays(date, -1), date] : [];
}

/** Whether the workout of a date was not finished by midnight, and its run and date are still open. */
function outlastsMidnight({ runs, rests }: Snapshot, day: MergedDay): boolean {
  const runIndex = runIndexAt(runs, lastExerciseOf(day)?.at ?? 0);
  if (runs[runIndex]?.closedAt !== null) return false;
  if (rests.some((rest) => rest.run === runIndex && rest.date === day.date)) return false;
  const wasFinishedByMidnight =
    isComplete(day) && Object.values(day.done).every((done) => wasDoneBeforeMidnight(day.date, done));
  return !wasFinishedByMidnight;
}

import { addDays, type CivilDate } from '../days/civil-date';
import { zoneAt } from './clock';
import { type DoneByExercise, type ReferenceLog, runOpenAt } from './read-log';

const travelLimit = 48 * 60 * 60 * 1000;

/** A completed date, with the time of its last exercise and the index of the run it belongs to. */
export type Completion = { date: CivilDate; run: number; at: number; timezone: string };

export function lastExerciseOf(done: DoneByExercise): { at: number; timezone: string } {
  return Object.values(done).reduce((last, each) => (each.at > last.at ? each : last));
}

/** The dates with all three exercises, in order, each in the run that was open at its last exercise. */
export function completions(log: ReferenceLog): Completion[] {
  const daysOfRun = log.runs.map(() => 0);
  const completedDates: Completion[] = [];
  for (const date of [...log.doneOn.keys()].sort()) {
    const done = log.doneOn.get(date) ?? {};
    if (Object.keys(done).length < 3) continue;
    const { at, timezone } = lastExerciseOf(done);
    const run = runOpenAt(log.runs, at);
    if (run === null) continue;
    const daysBefore = daysOfRun[run] ?? 0;
    if (daysBefore === 100) continue;
    daysOfRun[run] = daysBefore + 1;
    completedDates.push({ date, run, at, timezone });
  }
  return completedDates;
}

export function finishDate(completed: readonly Completion[], run: number): CivilDate | null {
  return completed.filter((day) => day.run === run)[99]?.date ?? null;
}

/**
 * The first date of a run, and its last or `lastDate` while it is open. A person who flew west after the start may have
 * begun before the run's first date.
 */
function datesOfRun(log: ReferenceLog, completed: readonly Completion[], run: number, lastDate: CivilDate) {
  const { firstDate, closedOn } = log.runs[run]!;
  const datesWithExercises = [...log.doneOn]
    .filter(([, done]) => runOpenAt(log.runs, lastExerciseOf(done).at) === run)
    .map(([date]) => date);
  const from = [firstDate, ...datesWithExercises, ...log.restsPlanned[run]!].sort()[0]!;
  const to = finishDate(completed, run) ?? (closedOn === null ? lastDate : addDays(closedOn, -1));
  return { from, to };
}

/** The run of every date up to the last one. Dates that are not in the result belong to none. */
export function runsByDate(
  log: ReferenceLog,
  completed: readonly Completion[],
  lastDate: CivilDate,
): Map<CivilDate, number> {
  const runOn = new Map<CivilDate, number>();
  for (const run of log.runs.keys()) {
    const { from, to } = datesOfRun(log, completed, run, lastDate);
    for (let date = from; date <= to && date <= lastDate; date = addDays(date, 1)) runOn.set(date, run);
  }
  for (const { date, run } of completed) runOn.set(date, run);
  return runOn;
}

/** A completion, or today. */
type Stop = Omit<Completion, 'run'>;

/** The dates skipped by travel. Until the next completion exists, today takes its place. */
export function datesSkippedUntil(
  log: ReferenceLog,
  completed: readonly Completion[],
  today: CivilDate,
  now: number,
): Set<CivilDate> {
  const isTodayCompleted = completed.at(-1)?.date === today;
  const stopToday: Stop = { date: today, at: now, timezone: zoneAt(log, now) };
  return datesSkippedByTravel(isTodayCompleted ? completed : [...completed, stopToday]);
}

/** All dates between two completions less than 48 hours apart with a change of zone between them. */
export function datesSkippedByTravel(stops: readonly Stop[]): Set<CivilDate> {
  const skippedDates = new Set<CivilDate>();
  for (const [index, after] of stops.entries()) {
    const before = stops[index - 1];
    if (before === undefined || before.timezone === after.timezone) continue;
    if (after.at - before.at >= travelLimit) continue;
    for (let date = addDays(before.date, 1); date < after.date; date = addDays(date, 1))
      skippedDates.add(date);
  }
  return skippedDates;
}

import type { CivilDate } from '../days/civil-date';
import { type ExerciseId, exerciseIds } from '../days/exercises';
import type { ExerciseCompleted } from '../runs/facts';
import { type Done, doneFrom, type MergedDay, mergeDone } from '../runs/merged-day';
import { runIndexAt } from '../runs/run-record';
import { lastCompleted, type Snapshot } from '../runs/snapshot';
import { localDateAt } from '../runs/zone-history';
import { periodsOf } from './board-period';
import { DaysHere } from './days-here';
import { rankedReps } from './score';

/** What a person has on the boards of one period. */
export type BoardTotal = {
  readonly period: string;
  readonly score: number;
  /** The instant of the last fact, by its own clock, that changed the score. */
  readonly reachedAt: number;
};

/** Of a log's fold, what its exercises are counted by. */
type Lived = Pick<Snapshot, 'runs' | 'zones' | 'importedAt'>;

/**
 * All that a log counts on boards, by period. Only what was done here counts: imported facts, and those of dates
 * before the import, are left out before anything is merged. No exercise counts beyond twice what its day asked of
 * somebody who told of every day as it was, whatever day number was recorded.
 */
export function boardTotals(lived: Lived, log: readonly ExerciseCompleted[]): BoardTotal[] {
  const totals = new Map<string, BoardTotal>();
  const daysHere = new DaysHere(lived.runs);
  for (const { day, facts } of datesHere(lived, log)) {
    for (const exercise of exerciseIds) {
      const done = day.done[exercise];
      const ofExercise = facts.get(exercise);
      if (!done || !ofExercise) continue;
      const most = Math.min(done.standard ?? done.target, daysHere.targetOf(exercise, done.at));
      const { score, reachedAt } = countedOf(ofExercise, most);
      for (const period of periodsOf(day.date)) {
        const known = totals.get(period);
        totals.set(period, {
          period,
          score: score + (known?.score ?? 0),
          reachedAt: Math.max(reachedAt, known?.reachedAt ?? reachedAt),
        });
      }
    }
    daysHere.add(day);
  }
  return [...totals.values()];
}

/** Whether a fact is the only one about its exercise and date. */
export function countsAlone(before: Snapshot, { localDate, exercise }: ExerciseCompleted): boolean {
  const settledBefore = lastCompleted(before)?.day.date;
  if (settledBefore !== undefined && localDate < settledBefore) return false;
  return before.days.find(({ date }) => date === localDate)?.done[exercise] === undefined;
}

/**
 * Whether a fact adds its reps and changes nothing else: it is alone, nothing is known of a later date, and it was
 * done as the day that it was.
 */
export function addsInFull(before: Snapshot, fact: ExerciseCompleted): boolean {
  if (before.importedAt !== undefined || !countsAlone(before, fact)) return false;
  if (before.days.some(({ date }) => date > fact.localDate)) return false;
  const last = lastCompleted(before);
  const run = runIndexAt(before.runs, fact.at);
  const isAfterLast = last !== null && last.day.date < fact.localDate;
  const more = isAfterLast && runIndexAt(before.runs, last.completion.at) === run ? 1 : 0;
  return fact.dayNumber <= (before.runs[run]?.completed ?? 0) + more + 1;
}

interface DateHere {
  day: MergedDay;
  facts: Map<ExerciseId, ExerciseCompleted[]>;
}

/** Merged by date, the earliest first. */
function datesHere({ zones, importedAt }: Lived, log: readonly ExerciseCompleted[]): DateHere[] {
  const first = importedAt === undefined ? '' : localDateAt(zones, importedAt);
  const dates = new Map<CivilDate, DateHere>();
  for (const fact of log) {
    const { localDate: date, exercise } = fact;
    if (fact.imported || date < first) continue;
    const known: DateHere = dates.get(date) ?? { day: { date, done: {} }, facts: new Map() };
    dates.set(date, known);
    known.day.done[exercise] = mergeDone(known.day.done[exercise], doneFrom(fact));
    const ofExercise = known.facts.get(exercise);
    if (ofExercise) ofExercise.push(fact);
    else known.facts.set(exercise, [fact]);
  }
  return [...dates.values()].sort((one, other) => (one.day.date < other.day.date ? -1 : 1));
}

function countedOf(facts: readonly ExerciseCompleted[], standard: number) {
  let merged: Done | undefined;
  let counted = { score: 0, reachedAt: 0 };
  for (const fact of [...facts].sort((one, other) => one.at - other.at)) {
    merged = mergeDone(merged, doneFrom(fact));
    const score = rankedReps({ ...merged, standard });
    if (score !== counted.score) counted = { score, reachedAt: fact.at };
  }
  return counted;
}

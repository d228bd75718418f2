import type { ExerciseCompleted } from '../runs/facts';
import { lastCompleted } from '../runs/fold';
import { type Done, doneFrom, mergeDone } from '../runs/merged-day';
import type { Snapshot } from '../runs/snapshot';
import { periodsOf } from './board-period';
import { rankedReps } from './score';

/** What a person has on the boards of one period. */
export type BoardTotal = {
  readonly period: string;
  readonly score: number;
  /** The instant of the last fact, by its own clock, that changed the score. */
  readonly reachedAt: number;
};

/**
 * All that a log counts on boards, by period. Only what was done here counts: imported facts are left out
 * before anything is merged.
 */
export function boardTotals(log: readonly ExerciseCompleted[]): BoardTotal[] {
  const totals = new Map<string, BoardTotal>();
  for (const facts of byDeed(log).values()) {
    const { date, score, reachedAt } = countedOf(facts);
    for (const period of periodsOf(date)) {
      const known = totals.get(period);
      totals.set(period, {
        period,
        score: score + (known?.score ?? 0),
        reachedAt: Math.max(reachedAt, known?.reachedAt ?? reachedAt),
      });
    }
  }
  return [...totals.values()];
}

/** Whether a fact is the only one about its exercise and date: then it adds its reps and changes nothing. */
export function countsAlone(before: Snapshot, { localDate, exercise }: ExerciseCompleted): boolean {
  const settledBefore = lastCompleted(before)?.day.date;
  if (settledBefore !== undefined && localDate < settledBefore) return false;
  return before.days.find(({ date }) => date === localDate)?.done[exercise] === undefined;
}

/** The facts of one exercise on one date belong together. */
function byDeed(log: readonly ExerciseCompleted[]): Map<string, ExerciseCompleted[]> {
  const deeds = new Map<string, ExerciseCompleted[]>();
  for (const fact of log) {
    if (fact.imported) continue;
    const key = `${fact.localDate} ${fact.exercise}`;
    const known = deeds.get(key);
    if (known) known.push(fact);
    else deeds.set(key, [fact]);
  }
  return deeds;
}

function countedOf(facts: readonly ExerciseCompleted[]) {
  let merged: Done | undefined;
  let counted = { date: '', score: 0, reachedAt: 0 };
  for (const fact of [...facts].sort((one, other) => one.at - other.at)) {
    merged = mergeDone(merged, doneFrom(fact));
    const score = rankedReps(merged);
    if (score !== counted.score) counted = { date: fact.localDate, score, reachedAt: fact.at };
  }
  return counted;
}

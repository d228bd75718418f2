import type { ExerciseCompleted } from '../challenge/facts/facts';
import { runIndexAt } from '../challenge/fold/run-record';
import { lastCompleted, type Snapshot } from '../challenge/fold/snapshot';
import { periodsOf } from './board-period';
import { type RankingInput, rankedDates } from './ranked-dates';

/** A person's score on the boards of one period. */
export type BoardTotal = {
  readonly period: string;
  readonly score: number;
  /** The instant of the last fact, by its own clock, that changed the score. */
  readonly reachedAt: number;
};

/**
 * The totals of a log on boards, by period. A period without any counted rep, such as one rep of an easier movement,
 * has no total.
 */
export function boardTotals(input: RankingInput, log: readonly ExerciseCompleted[]): BoardTotal[] {
  const totals = new Map<string, BoardTotal>();
  for (const { date, score, reachedAt } of rankedDates(input, log)) {
    if (score === 0) continue;
    for (const period of periodsOf(date)) {
      const total = totals.get(period);
      totals.set(period, {
        period,
        score: score + (total?.score ?? 0),
        reachedAt: Math.max(reachedAt, total?.reachedAt ?? reachedAt),
      });
    }
  }
  return [...totals.values()];
}

/**
 * Whether a fact is certainly the only one about its exercise and date. A snapshot no longer has the exercises of
 * settled dates.
 */
export function countsAlone(before: Snapshot, { localDate, exercise }: ExerciseCompleted): boolean {
  const settledBefore = lastCompleted(before)?.day.date;
  if (settledBefore !== undefined && localDate < settledBefore) return false;
  return before.days.find(({ date }) => date === localDate)?.done[exercise] === undefined;
}

/**
 * Whether a fact adds its reps and changes nothing else: it is alone, the log has no later date, and it has the correct
 * day number.
 */
export function addsInFull(before: Snapshot, fact: ExerciseCompleted): boolean {
  if (before.importedAt !== undefined || !countsAlone(before, fact)) return false;
  if (before.days.some(({ date }) => date > fact.localDate)) return false;
  const last = lastCompleted(before);
  const runIndex = runIndexAt(before.runs, fact.at);
  // The run has not counted the last completed date. The fact lies after it, because otherwise it would not be alone.
  const unsettledDays = last && runIndexAt(before.runs, last.completion.at) === runIndex ? 1 : 0;
  return fact.dayNumber <= (before.runs[runIndex]?.completed ?? 0) + unsettledDays + 1;
}

import type { Fact } from '../challenge/facts/facts';
import type { Snapshot } from '../challenge/fold/snapshot';
import { boardTotals } from '../ranking/board-totals';

/** The scores of a log on boards, by period. */
export function scoresOf(snapshot: Snapshot, log: readonly Fact[]): Record<string, number> {
  const completions = log.filter((fact) => fact.kind === 'exerciseCompleted');
  return Object.fromEntries(boardTotals(snapshot, completions).map(({ period, score }) => [period, score]));
}

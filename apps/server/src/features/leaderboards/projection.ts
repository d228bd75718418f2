import type { Snapshot } from '@hundred/domain/challenge/fold/snapshot';
import { cohortOf, periodsOf } from '@hundred/domain/ranking/board-period';
import { addsInFull, type BoardTotal, boardTotals } from '@hundred/domain/ranking/board-totals';
import { rankedReps } from '@hundred/domain/ranking/score';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/storage';
import { readOwnExercises } from '../../log/facts';
import type { Projection } from '../../log/projection';

/**
 * A person's totals on the boards. An exercise that is done once adds its reps; any other change (a late fact, more
 * reps) counts the whole log again. Imported facts count nowhere.
 */
export const boardsProjection: Projection = {
  name: 'boards',
  async dataFor({ personId, facts, before, after }, reader) {
    const completions = facts
      .filter((fact) => fact.kind === 'exerciseCompleted')
      .filter(({ imported }) => !imported);
    const [first, ...others] = completions;
    const cohort = cohortIn(after);
    if (!first || cohort === null) return null;
    const isAddedAlone = others.length === 0 && addsInFull(before, first);
    if (isAddedAlone) {
      const score = rankedReps(first);
      return score === 0 ? null : { cohort, score, reachedAt: first.at, periods: periodsOf(first.localDate) };
    }
    const log = [...(await readOwnExercises(reader, personId)), ...completions];
    return { cohort, totals: boardTotals(after, log) };
  },
};

/** The month in which the first run began. */
export function cohortIn({ runs }: Pick<Snapshot, 'runs'>): string | null {
  return runs[0] ? cohortOf(runs[0].firstDate) : null;
}

/** Stores these totals in place of those that the person has. */
export async function replaceTotals(
  transaction: Transaction,
  personId: string,
  rowId: string | null,
  cohort: string,
  totals: readonly BoardTotal[],
): Promise<void> {
  const projected = JSON.stringify({ cohort, totals });
  await transaction.execute(sql`select project_boards(${personId}, ${rowId}::uuid, ${projected}::jsonb)`);
}

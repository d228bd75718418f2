import type { ExerciseCompleted } from '@hundred/domain/challenge/facts/facts';
import { and, eq, sql } from 'drizzle-orm';
import { fact } from '../db/schema';
import type { Reader } from './log-store';

/** Without those that were brought along: they may be many, and count nowhere. */
export async function readOwnExercises(reader: Reader, personId: string): Promise<ExerciseCompleted[]> {
  const rows = await reader
    .select({ body: fact.body })
    .from(fact)
    .where(
      and(
        eq(fact.personId, personId),
        // In the words of the index.
        sql`${fact.kind} = 'exerciseCompleted' and ${fact.body} -> 'imported' is null`,
      ),
    );
  return rows.map(({ body }) => body).filter((body) => body.kind === 'exerciseCompleted');
}

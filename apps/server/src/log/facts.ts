import type { ExerciseCompleted, Fact } from '@hundred/domain/challenge/facts/facts';
import { and, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import { challenge, fact } from '../db/schema/schema';
import type { Reader } from '../db/storage';

/** All facts as one value: reading them row by row takes several times as long. */
const bodies = sql<Fact[] | null>`json_agg(${fact.body} order by ${fact.sequence})`;

/**
 * Up to `limit` facts in the order in which they arrived, beginning behind the first `after` ones. Callers ask only for
 * facts within the length of the log: rows beyond it are left from an unfinished import and belong to no log.
 */
export async function readFacts(
  reader: Reader,
  personId: string,
  after: number,
  limit: number,
): Promise<Fact[]> {
  const [found] = await reader
    .select({ bodies })
    .from(fact)
    .where(and(eq(fact.personId, personId), gt(fact.sequence, after), lte(fact.sequence, after + limit)));
  return found?.bodies ?? [];
}

export async function findByDeviceKey(
  reader: Reader,
  personId: string,
  deviceKey: string,
): Promise<{ localDate: string | null } | null> {
  const rows = await reader
    .select({ localDate: fact.localDate })
    .from(fact)
    .where(and(eq(fact.personId, personId), eq(fact.deviceKey, deviceKey)));
  return rows[0] ?? null;
}

export async function readFactsOfDate(reader: Reader, personId: string, localDate: string): Promise<Fact[]> {
  const [found] = await reader
    .select({ bodies })
    .from(fact)
    .innerJoin(challenge, eq(challenge.personId, fact.personId))
    .where(
      and(eq(fact.personId, personId), eq(fact.localDate, localDate), lte(fact.sequence, challenge.length)),
    );
  return found?.bodies ?? [];
}

const belongsToAny = (people: readonly string[]): SQL =>
  sql`${fact.personId} = any (${`{${people}}`}::uuid[])`;

/** The whole logs of several people by their id, in one query. People without a log are left out. */
export async function readFactsOf(reader: Reader, people: readonly string[]): Promise<Map<string, Fact[]>> {
  if (people.length === 0) return new Map();
  const rows = await reader
    .select({ personId: fact.personId, bodies })
    .from(fact)
    .innerJoin(challenge, eq(challenge.personId, fact.personId))
    .where(and(belongsToAny(people), lte(fact.sequence, challenge.length)))
    .groupBy(fact.personId);
  return new Map(rows.map((row) => [row.personId, row.bodies ?? []]));
}

/** The same condition as that of the index `fact_own_exercise`, so that the database uses the index. */
const isOwnExercise = sql`${fact.kind} = 'exerciseCompleted' and ${fact.body} -> 'imported' is null`;

/** A person's completed exercises without the imported ones, which may be many and count on no board. */
export async function readOwnExercises(reader: Reader, personId: string): Promise<ExerciseCompleted[]> {
  const rows = await reader
    .select({ body: fact.body })
    .from(fact)
    .where(and(eq(fact.personId, personId), isOwnExercise));
  return exercisesIn(rows.map(({ body }) => body));
}

/** The completed exercises of several people by their id, again without imported ones, in one query. */
export async function readOwnExercisesOf(
  reader: Reader,
  people: readonly string[],
): Promise<Map<string, ExerciseCompleted[]>> {
  if (people.length === 0) return new Map();
  const rows = await reader
    .select({ personId: fact.personId, bodies })
    .from(fact)
    .where(and(belongsToAny(people), isOwnExercise))
    .groupBy(fact.personId);
  return new Map(rows.map((row) => [row.personId, exercisesIn(row.bodies ?? [])]));
}

export const exercisesIn = (facts: readonly Fact[]): ExerciseCompleted[] =>
  facts.filter((body) => body.kind === 'exerciseCompleted');

import { asc, eq, gt, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { SelectResult } from 'drizzle-orm/query-builders/select.types';
import { challenge, person } from './schema/schema';
import type { Database } from './storage';

type Columns = Record<string, PgColumn | SQL>;
type Read<C extends Columns> = SelectResult<C, 'single', Record<string, 'not-null'>>;

/** An id before those of all people, to read from the first log on. */
export const beforeAllPeople = '00000000-0000-0000-0000-000000000000';

/** Some logs in the order of their people, with columns of the people; from two statements if those lie elsewhere. */
export async function readLogs<Log extends Columns & { personId: PgColumn }, Person extends Columns>(
  database: Database,
  ofLog: Log,
  ofPerson: Person,
  { after, atOnce, isDistributed }: { after: string; atOnce: number; isDistributed: boolean },
): Promise<(Read<Log> & Read<Person>)[]> {
  const further = gt(challenge.personId, after);
  const inOrder = asc(challenge.personId);
  if (!isDistributed) {
    const rows = await database
      .select({ ...ofLog, ...ofPerson })
      .from(challenge)
      .innerJoin(person, eq(person.id, challenge.personId))
      .where(further)
      .orderBy(inOrder)
      .limit(atOnce);
    return rows as (Read<Log> & Read<Person>)[];
  }
  const logs = await database
    .select({ ...ofLog, whose: challenge.personId })
    .from(challenge)
    .where(further)
    .orderBy(inOrder)
    .limit(atOnce);
  const ids = logs.map(({ whose }) => whose as string);
  const people = await database
    .select({ ...ofPerson, whose: person.id })
    .from(person)
    .where(inArray(person.id, ids));
  const rowsByPerson = new Map(people.map((row) => [row.whose as string, row]));
  return logs.flatMap(({ whose, ...log }) => {
    const found = rowsByPerson.get(whose as string);
    return found ? [{ ...log, ...found }] : [];
  }) as (Read<Log> & Read<Person>)[];
}

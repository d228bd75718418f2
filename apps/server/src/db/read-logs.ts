import { asc, eq, gt, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { SelectResult } from 'drizzle-orm/query-builders/select.types';
import { challenge, person } from './schema/schema';
import type { Database } from './storage';

type Columns = Record<string, PgColumn | SQL>;
/** A row with these columns. */
type Read<C extends Columns> = SelectResult<C, 'single', Record<string, 'not-null'>>;

/** Sorts before the id of every person: given as `after`, it asks for the first logs. */
export const beforeAllPeople = '00000000-0000-0000-0000-000000000000';

/**
 * The next `limit` logs after that of the person `after`, by the ids of their people, with columns of the people. Two
 * statements read them if logs are distributed, because people and logs then lie on different servers.
 */
export async function readLogs<Log extends Columns & { personId: PgColumn }, Person extends Columns>(
  database: Database,
  logColumns: Log,
  personColumns: Person,
  { after, limit, isDistributed }: { after: string; limit: number; isDistributed: boolean },
): Promise<(Read<Log> & Read<Person>)[]> {
  const isAfter = gt(challenge.personId, after);
  const order = asc(challenge.personId);
  if (!isDistributed) {
    const rows = await database
      .select({ ...logColumns, ...personColumns })
      .from(challenge)
      .innerJoin(person, eq(person.id, challenge.personId))
      .where(isAfter)
      .orderBy(order)
      .limit(limit);
    return rows as (Read<Log> & Read<Person>)[];
  }
  const logs = await database
    .select({ ...logColumns, ownerId: challenge.personId })
    .from(challenge)
    .where(isAfter)
    .orderBy(order)
    .limit(limit);
  const ids = logs.map(({ ownerId }) => ownerId as string);
  const people = await database
    .select({ ...personColumns, ownerId: person.id })
    .from(person)
    .where(inArray(person.id, ids));
  const rowsByPerson = new Map(people.map((row) => [row.ownerId as string, row]));
  return logs.flatMap(({ ownerId, ...log }) => {
    const personRow = rowsByPerson.get(ownerId as string);
    return personRow ? [{ ...log, ...personRow }] : [];
  }) as (Read<Log> & Read<Person>)[];
}

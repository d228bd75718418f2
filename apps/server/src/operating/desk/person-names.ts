import { inArray } from 'drizzle-orm';
import { person } from '../../db/schema/schema';
import type { Database } from '../../db/storage';
import { isUuid } from '../../db/uuid';

/** How people are named at the desk. */
export const nameAtDesk = ({
  id,
  displayName,
  email,
}: {
  id: string;
  displayName: string | null;
  email: string | null;
}) => displayName ?? email ?? id;

/** Each id once, without texts that are no ids of ours. */
export const uuidsIn = (ids: readonly (string | undefined)[]): string[] => [
  ...new Set(ids.flatMap((id) => (id !== undefined && isUuid(id) ? id : []))),
];

/** The names of these people. If two have the same, the email or the id is added to each. */
export async function namesOf(
  database: Database,
  ids: readonly (string | undefined)[],
): Promise<Map<string, string>> {
  const personIds = uuidsIn(ids);
  if (personIds.length === 0) return new Map();
  const rows = await database
    .select({ id: person.id, displayName: person.displayName, email: person.email })
    .from(person)
    .where(inArray(person.id, personIds));
  const namedPeople = rows.map((row) => ({ ...row, name: nameAtDesk(row) }));
  // People choose their names, so one can take the name of an operator.
  const isShared = ({ id, name }: (typeof namedPeople)[number]) =>
    namedPeople.some((other) => other.id !== id && other.name === name);
  return new Map(
    namedPeople.map((row) => [row.id, isShared(row) ? `${row.name} (${row.email ?? row.id})` : row.name]),
  );
}

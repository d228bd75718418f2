import type { DeskAuditEntry } from '@hundred/contract/desk/audit';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { embeddedIssuerName } from '../../adapters/embedded-identity/own-account';
import { auditEntry, identityAccount, person } from '../../db/schema/schema';
import type { Database } from '../../db/storage';
import { isUuid } from '../../db/uuid';

type Entry = typeof auditEntry.$inferSelect;

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

/** Each id once, without those that are no ids of ours. */
const uuidsIn = (ids: readonly (string | undefined)[]): string[] => [
  ...new Set(ids.flatMap((id) => (id !== undefined && isUuid(id) ? id : []))),
];

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
  const isTaken = ({ id, name }: (typeof namedPeople)[number]) =>
    namedPeople.some((other) => other.id !== id && other.name === name);
  return new Map(
    namedPeople.map((row) => [row.id, isTaken(row) ? `${row.name} (${row.email ?? row.id})` : row.name]),
  );
}

const textIn = ({ details }: Entry, field: string): string | undefined =>
  typeof details[field] === 'string' ? details[field] : undefined;

/** How many people can join by the invitations of an entry. */
function invitedIn({ invitations, uses }: Entry['details']): string | undefined {
  if (!Array.isArray(invitations) || typeof uses !== 'number') return undefined;
  const people = invitations.length * uses;
  return people === 1 ? '1 person' : `${people} people`;
}

function noteOf({ details }: Entry): string | null {
  const { plan, days, reason, preview, name, registration } = details;
  const parts = [
    plan,
    registration,
    invitedIn(details),
    typeof days === 'number' && days > 0 ? `${days} ${days === 1 ? 'day' : 'days'}` : undefined,
    reason,
    preview,
    name,
  ];
  return parts.filter((part) => typeof part === 'string').join(', ') || null;
}

/** People by the id of their account. Owners who never opened the app have no person yet, only an account. */
async function ownersOf(
  database: Database,
  accounts: readonly (string | undefined)[],
): Promise<Map<string, { id: string; name: string }>> {
  const accountIds = uuidsIn(accounts);
  if (accountIds.length === 0) return new Map();
  const rows = await database
    .select({ account: identityAccount, owner: person })
    .from(identityAccount)
    .leftJoin(
      person,
      and(eq(person.issuer, embeddedIssuerName), eq(person.subject, sql`${identityAccount.id}::text`)),
    )
    .where(inArray(identityAccount.id, accountIds));
  return new Map(
    rows.map(({ account, owner }) => [
      account.id,
      owner ? { id: owner.id, name: nameAtDesk(owner) } : { id: account.id, name: account.email },
    ]),
  );
}

/** Entries of the audit, the newest first, with the names that people have now. */
export async function readAudit(
  database: Database,
  condition: SQL | undefined,
  most: number,
): Promise<DeskAuditEntry[]> {
  const rows = await database
    .select()
    .from(auditEntry)
    .where(condition)
    .orderBy(desc(auditEntry.id))
    .limit(most);
  const names = await namesOf(
    database,
    rows.flatMap((row) => [textIn(row, 'operator'), textIn(row, 'person')]),
  );
  const isJoined = ({ command }: Entry) => command === 'joined-by-invitation';
  const owners = await ownersOf(
    database,
    rows.filter(isJoined).map((row) => textIn(row, 'account')),
  );
  return rows.map((row) => {
    const [by, about] = [textIn(row, 'operator'), textIn(row, 'person')];
    const name = about === undefined ? undefined : names.get(about);
    const joined = isJoined(row) ? owners.get(textIn(row, 'account') ?? '') : undefined;
    return {
      id: row.id,
      at: row.at.toISOString(),
      action: row.command,
      operator: (by && names.get(by)) ?? null,
      byCommandLine: !('operator' in row.details),
      person: joined ?? (about !== undefined && name !== undefined ? { id: about, name } : null),
      note: noteOf(row),
    };
  });
}

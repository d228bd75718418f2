import type { DeskAuditEntry } from '@hundred/contract/desk/audit';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { embeddedIssuerName } from '../../adapters/embedded-identity/own-account';
import { auditEntry, identityAccount, person } from '../../db/schema/schema';
import type { Database } from '../../db/storage';
import { nameAtDesk, namesOf, uuidsIn } from './person-names';

type Entry = typeof auditEntry.$inferSelect;

const textIn = ({ details }: Entry, field: string): string | undefined =>
  typeof details[field] === 'string' ? details[field] : undefined;

/** How many people can join by the invitations of an entry. */
function invitedIn({ invitations, uses }: Entry['details']): string | undefined {
  if (!Array.isArray(invitations) || typeof uses !== 'number') return undefined;
  const people = invitations.length * uses;
  return people === 1 ? '1 person' : `${people} people`;
}

/** What the desk shows of the details of an entry. */
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

/**
 * The owners of accounts, by account id. An owner who never opened the app is no person yet, and is named by the
 * email.
 */
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
  const isJoinedByInvitation = ({ command }: Entry) => command === 'joined-by-invitation';
  const owners = await ownersOf(
    database,
    rows.filter(isJoinedByInvitation).map((row) => textIn(row, 'account')),
  );
  return rows.map((row) => {
    const operatorId = textIn(row, 'operator');
    const personId = textIn(row, 'person');
    const personName = personId === undefined ? undefined : names.get(personId);
    const joinedOwner = isJoinedByInvitation(row) ? owners.get(textIn(row, 'account') ?? '') : undefined;
    return {
      id: row.id,
      at: row.at.toISOString(),
      action: row.command,
      operator: (operatorId && names.get(operatorId)) ?? null,
      // At the desk the field is always set: to null, once the operator has been deleted.
      byCommandLine: !('operator' in row.details),
      person:
        joinedOwner ??
        (personId !== undefined && personName !== undefined ? { id: personId, name: personName } : null),
      note: noteOf(row),
    };
  });
}

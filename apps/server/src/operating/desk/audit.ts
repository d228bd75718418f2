import type { DeskAuditEntry } from '@hundred/contract/desk/audit';
import { desc, inArray, type SQL } from 'drizzle-orm';
import { auditEntry, person } from '../../db/schema/schema';
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

export async function namesOf(
  database: Database,
  ids: readonly (string | undefined)[],
): Promise<Map<string, string>> {
  const wanted = [...new Set(ids)].filter((id) => id !== undefined && isUuid(id)) as string[];
  if (wanted.length === 0) return new Map();
  const rows = await database
    .select({ id: person.id, displayName: person.displayName, email: person.email })
    .from(person)
    .where(inArray(person.id, wanted));
  return new Map(rows.map((row) => [row.id, nameAtDesk(row)]));
}

const textIn = ({ details }: Entry, field: string): string | undefined =>
  typeof details[field] === 'string' ? details[field] : undefined;

function noteOf({ details }: Entry): string | null {
  const { plan, days, reason, preview, name } = details;
  const parts = [
    plan,
    typeof days === 'number' && days > 0 ? `${days} ${days === 1 ? 'day' : 'days'}` : undefined,
    reason,
    preview,
    name,
  ];
  return parts.filter((part) => typeof part === 'string').join(', ') || null;
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
  return rows.map((row) => {
    const [by, about] = [textIn(row, 'operator'), textIn(row, 'person')];
    const name = about === undefined ? undefined : names.get(about);
    return {
      id: row.id,
      at: row.at.toISOString(),
      action: row.command,
      operator: (by && names.get(by)) ?? null,
      byCommandLine: !('operator' in row.details),
      person: about !== undefined && name !== undefined ? { id: about, name } : null,
      note: noteOf(row),
    };
  });
}

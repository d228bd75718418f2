import { and, desc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { mail } from '../db/schema/mail-schema';
import type { Reader } from '../db/storage';

export interface MailState {
  /** The mails that were sent in the last days, as long as they are listed. */
  sent: number;
  lastError: { at: string; reason: string } | null;
}

/** What became of the mails of all servers, from the queue. */
export async function readMailState(database: Reader): Promise<MailState> {
  const [failed] = await database
    .select({ plannedAt: mail.plannedAt, startedAt: mail.startedAt, reason: mail.reason })
    .from(mail)
    .where(
      and(isNotNull(mail.reason), or(isNull(mail.outcome), inArray(mail.outcome, ['failed', 'unknown']))),
    )
    .orderBy(desc(mail.plannedAt))
    .limit(1);
  return {
    sent: await database.$count(mail, eq(mail.outcome, 'sent')),
    lastError: failed?.reason
      ? { at: new Date(failed.startedAt ?? failed.plannedAt).toISOString(), reason: failed.reason }
      : null,
  };
}

import { and, desc, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { type MailOutcome, mail } from '../db/schema/mail-schema';
import type { Reader } from '../db/storage';
import { isLost } from './queue';

/** Mails of the last days, as long as they are listed. */
export interface MailState {
  sent: number;
  failed: number;
  /** They may have arrived. */
  unknown: number;
  waiting: number;
  lastError: { at: string; reason: string } | null;
  /** The newest attempts, without whom they were for. */
  recent: {
    id: string;
    at: string;
    kind: string;
    outcome: 'sent' | 'failed' | 'unknown';
    reason: string | null;
  }[];
}

const recentShown = 20;
const shownOutcomes = ['sent', 'failed', 'unknown'] as const;

/**
 * What became of the mails of all servers, from the queue. A dropped mail is neither sent nor an error. A mail of a
 * server that died is unknown even before the tidy-up stores it.
 */
export async function readMailState(database: Reader, now: number): Promise<MailState> {
  const currentOutcome = sql<MailOutcome | null>`case when ${isLost(now)} then 'unknown' else ${mail.outcome} end`;
  const counts = await database
    .select({ outcome: currentOutcome, count: sql<number>`count(*)::int` })
    .from(mail)
    .groupBy(sql`1`);
  const countOf = (wanted: string | null) => counts.find(({ outcome }) => outcome === wanted)?.count ?? 0;
  const [failed] = await database
    .select({ plannedAt: mail.plannedAt, startedAt: mail.startedAt, reason: mail.reason })
    .from(mail)
    .where(
      and(isNotNull(mail.reason), or(isNull(mail.outcome), inArray(mail.outcome, ['failed', 'unknown']))),
    )
    .orderBy(desc(mail.plannedAt))
    .limit(1);
  const recent = await database
    .select({
      id: mail.id,
      at: mail.startedAt,
      kind: mail.kind,
      outcome: currentOutcome,
      reason: mail.reason,
    })
    .from(mail)
    .where(and(isNotNull(mail.startedAt), or(inArray(mail.outcome, shownOutcomes), isLost(now))))
    .orderBy(desc(mail.startedAt))
    .limit(recentShown);
  const iso = (at: number) => new Date(at).toISOString();
  return {
    sent: countOf('sent'),
    failed: countOf('failed'),
    unknown: countOf('unknown'),
    waiting: countOf(null),
    lastError: failed?.reason
      ? { at: iso(failed.startedAt ?? failed.plannedAt), reason: failed.reason }
      : null,
    recent: recent.map(({ at, outcome, ...row }) => ({
      ...row,
      at: iso(at!),
      outcome: outcome as (typeof shownOutcomes)[number],
    })),
  };
}

import { and, desc, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { type MailOutcome, mail } from '../db/schema/mail-schema';
import type { Reader } from '../db/storage';
import { isLost } from './queue';

/** What became of the mails of the last days. */
export interface MailState {
  sent: number;
  failed: number;
  /** Mails that may have arrived. */
  unknown: number;
  waiting: number;
  /** Null if the newest attempt worked, or failed for its recipient alone: then the mail server works. */
  lastError: { at: string; reason: string } | null;
  /** The newest attempts, without their recipients. */
  recent: {
    id: string;
    at: string;
    kind: string;
    outcome: 'sent' | 'failed' | 'unknown';
    reason: string | null;
  }[];
}

const recentShown = 20;
const shownOutcomes = ['sent', 'failed', 'refused', 'unknown'] as const;
/** The outcomes after which the mail server works: a refusal is about the recipient alone. */
const workingOutcomes: readonly (MailOutcome | null)[] = ['sent', 'refused'];

const shownAs = (outcome: MailOutcome | null) =>
  outcome === 'sent' || outcome === 'unknown' ? outcome : 'failed';

/**
 * Reads from the queue what became of the mails of all servers. A dropped mail is neither sent nor an error. A mail of
 * a server that died counts as unknown even before the tidy-up stores that.
 */
export async function readMailState(reader: Reader, now: number): Promise<MailState> {
  const counts = await reader
    .select({ outcome: currentOutcome(now), count: sql<number>`count(*)::int` })
    .from(mail)
    // The first selected column: the outcome.
    .groupBy(sql`1`);
  const countOf = (wanted: string | null) => counts.find(({ outcome }) => outcome === wanted)?.count ?? 0;
  return {
    sent: countOf('sent'),
    failed: countOf('failed') + countOf('refused'),
    unknown: countOf('unknown'),
    waiting: countOf(null),
    lastError: await readLastError(reader, now),
    recent: await readRecent(reader, now),
  };
}

const currentOutcome = (now: number) =>
  sql<MailOutcome | null>`case when ${isLost(now)} then 'unknown' else ${mail.outcome} end`;

const iso = (at: number) => new Date(at).toISOString();

async function readLastError(reader: Reader, now: number): Promise<MailState['lastError']> {
  const [newest] = await reader
    .select({ startedAt: mail.startedAt, outcome: currentOutcome(now), reason: mail.reason })
    .from(mail)
    .where(
      and(
        isNotNull(mail.startedAt),
        // A mail that is tried again has no outcome, but it has the reason why its last attempt failed.
        or(isNull(mail.outcome), inArray(mail.outcome, shownOutcomes), isLost(now)),
      ),
    )
    .orderBy(desc(mail.startedAt))
    .limit(1);
  if (!newest?.reason || workingOutcomes.includes(newest.outcome)) return null;
  return { at: iso(newest.startedAt!), reason: newest.reason };
}

async function readRecent(reader: Reader, now: number): Promise<MailState['recent']> {
  const rows = await reader
    .select({
      id: mail.id,
      at: mail.startedAt,
      kind: mail.kind,
      outcome: currentOutcome(now),
      reason: mail.reason,
    })
    .from(mail)
    .where(and(isNotNull(mail.startedAt), or(inArray(mail.outcome, shownOutcomes), isLost(now))))
    .orderBy(desc(mail.startedAt))
    .limit(recentShown);
  return rows.map(({ at, outcome, ...row }) => ({ ...row, at: iso(at!), outcome: shownAs(outcome) }));
}

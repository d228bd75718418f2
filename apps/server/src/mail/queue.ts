import { randomUUID } from 'node:crypto';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type MailOutcome, mail, mailRefusal } from '../db/schema/mail-schema';
import type { Database } from '../db/storage';
import { clockSkewMs } from '../process/clock-skew';
import type { MailMessage } from './mail-message';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const firstRetryMs = minute;
const slowestRetryMs = 2 * hour;
/** Every attempt has ended by then, even one that times out. */
const attemptEndsWithinMs = 10 * minute;
/** How long a mail that is over stays in the queue, where the desk lists it. */
const listedForMs = 7 * day;
/** Any number that no other lock of this program uses. */
const takeLock = 7_120_551;

export type TakenMail = {
  id: string;
  to: string;
  about: MailMessage;
  attempts: number;
  goodUntil: number;
};

export async function isMailWaiting(database: Database, now: number): Promise<boolean> {
  const { rowCount } = await database.execute(sql`
    select where exists (
      select from mail where outcome is null and not_before <= ${now} and good_until >= ${now}
    )`);
  return rowCount === 1;
}

/**
 * Takes mails to send, as many as the limit of an hour allows. From then on they count as started, whatever happens to
 * this server, so that a mail is sent at most once. Servers take mails one after the other, so that together they keep
 * the limit. Mails that were sent while the clock was ahead do not count for the limit.
 */
export function takeMails(
  database: Database,
  { now, most, perHour }: { now: number; most: number; perHour: number },
): Promise<TakenMail[]> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${takeLock})`);
    const { rows } = await transaction.execute<TakenMail>(sql`
      with picked as materialized (
        select id from mail where outcome is null and not_before <= ${now} and good_until >= ${now}
        order by rank, not_before
        limit least(${most}, greatest(0, ${perHour} - (
          select count(*)::int from mail where started_at > ${now - hour} and started_at < ${now + clockSkewMs}
        )))
      )
      update mail set outcome = 'sending', started_at = ${now}, attempts = attempts + 1
      from picked where mail.id = picked.id
      returning mail.id, mail.recipient as "to", mail.about, mail.attempts, mail.good_until::float8 as "goodUntil"`);
    return rows;
  });
}

/** Ends a mail, and removes what it was about and its recipient. */
export async function endMail(
  database: Database,
  id: string,
  outcome: Exclude<MailOutcome, 'sending'>,
  reason: string | null = null,
): Promise<void> {
  await database.update(mail).set({ outcome, reason, to: null, about: {} }).where(eq(mail.id, id));
}

/** Stores what became of a mail that was sent without the queue, so that it counts with the others. */
export async function storeSentMail(
  database: Database,
  { kind, outcome, reason }: Pick<typeof mail.$inferInsert, 'kind' | 'outcome' | 'reason'>,
  now: number,
): Promise<void> {
  const times = { plannedAt: now, notBefore: now, goodUntil: now, startedAt: now };
  await database
    .insert(mail)
    .values({ id: randomUUID(), kind, about: {}, rank: 0, attempts: 1, outcome, reason, ...times });
}

/** Ends a mail that nobody needs any more. The mail server has not seen it, so it does not count for the limit. */
export async function dropMail(database: Database, id: string, reason: string): Promise<void> {
  await database
    .update(mail)
    .set({ outcome: 'dropped', reason, to: null, about: {}, startedAt: null })
    .where(eq(mail.id, id));
}

/**
 * Plans the next attempt, after a minute, two, four … and at most two hours. A mail that would then be too old has
 * failed.
 */
export async function retryMail(
  database: Database,
  { id, attempts, goodUntil }: TakenMail,
  now: number,
  reason: string,
): Promise<void> {
  const notBefore = now + Math.min(firstRetryMs * 2 ** (attempts - 1), slowestRetryMs);
  if (notBefore > goodUntil) return endMail(database, id, 'failed', reason);
  // If this result is stored late, another server may have taken the mail since.
  const isStillTaken = and(eq(mail.id, id), eq(mail.outcome, 'sending'), eq(mail.attempts, attempts));
  await database.update(mail).set({ outcome: null, notBefore, reason }).where(isStillTaken);
}

/** Records that the mail server refused the address for good, so that nothing more is sent there. */
export async function refuseAddress(database: Database, email: string, now: number): Promise<void> {
  await database
    .insert(mailRefusal)
    .values({ email, at: new Date(now) })
    .onConflictDoNothing();
}

/** Whether the server that was sending a mail has died, so that nobody knows whether the mail arrived. */
export const isLost = (now: number): SQL =>
  sql`(${mail.outcome} = 'sending' and ${mail.startedAt} < ${now - attemptEndsWithinMs})`;

/**
 * Tidies the queue. A mail whose server died becomes unknown, because it may have been sent; one that waited too long
 * fails; one that is over is removed after some days. A refusal is removed with the last account that has its address.
 * Returns how many mails became unknown.
 */
export async function tidyMails(database: Database, now: number): Promise<number> {
  const { rowCount: lost } = await database.execute(sql`
    update mail set outcome = 'unknown', recipient = null, about = '{}', reason = 'the server stopped meanwhile'
    where ${isLost(now)}`);
  await database.execute(sql`
    update mail set outcome = 'failed', recipient = null, about = '{}', reason = coalesce(reason, 'it came too late')
    where outcome is null and good_until < ${now}`);
  await database.execute(
    sql`delete from mail where outcome is not null and planned_at < ${now - listedForMs}`,
  );
  await database.execute(sql`
    delete from mail_refusal refusal
    where not exists (select from person where lower(person.email) = lower(refusal.email))
      and not exists (select from identity_account account where account.email = refusal.email)`);
  return lost ?? 0;
}

import type { AnswerOf } from '@hundred/contract/call';
import type { getMailReminders } from '@hundred/contract/notifications';
import { type NotificationKind, validUntil } from '@hundred/domain/reminders/notification-kinds';
import { and, eq, not, type SQL, sql } from 'drizzle-orm';
import { mail, mailReminder } from '../../db/schema/mail-schema';
import { type PersonRow, person } from '../../db/schema/schema';
import type { Database, Reader, Transaction } from '../../db/storage';
import type { SignedIn } from '../../http/signed-in';
import { forgetRefusal, refusesMail } from '../../mail/plan-mail';
import { planReminders } from './subscriptions';

export interface MailParts {
  database: Database;
  isMailSetUp: boolean;
  /** Null if another service keeps the account and says nothing about its address. */
  isVerified: (person: SignedIn) => Promise<boolean | null>;
  /** Whether the account is one of this installation. */
  isOwnAccount: (row: PersonRow) => boolean;
}

/** What a person gets by mail, or why they cannot get any. */
export async function mailRemindersOf(
  { database, isMailSetUp, isVerified, isOwnAccount }: MailParts,
  signedIn: SignedIn,
): Promise<AnswerOf<typeof getMailReminders>> {
  const { row } = signedIn;
  const { email } = row;
  const confirmedBy = isOwnAccount(row) ? ('hundred' as const) : ('issuer' as const);
  if (!isMailSetUp || email === null) {
    return { state: 'no_mail', email, weekRecap: false, confirmedBy, mailRefused: false };
  }
  const wantedMails = await readWantedMails(database, row.id);
  const mailRefused = await refusesMail(database, email);
  const answer = { email, weekRecap: wantedMails.weekRecap, confirmedBy, mailRefused };
  if (wantedMails.reminders) return { state: 'on', ...answer };
  // An address that nobody has confirmed may be mistyped, and its owner wants no mail.
  return { state: (await isVerified(signedIn)) === false ? 'not_verified' : 'off', ...answer };
}

/** What a person wants by mail. */
export interface WantedMails {
  reminders: boolean;
  weekRecap: boolean;
}

async function readWantedMails(reader: Reader, personId: string): Promise<WantedMails> {
  const [row] = await reader.select().from(mailReminder).where(eq(mailReminder.personId, personId));
  return { reminders: row?.reminders ?? false, weekRecap: row?.weekRecap ?? false };
}

/** Switches the mails that `change` names, and leaves the others as they are. */
export function switchMails(
  database: Database,
  { id: personId, email }: Pick<PersonRow, 'id' | 'email'>,
  change: Partial<WantedMails>,
  now: number,
): Promise<void> {
  return database.transaction(async (transaction) => {
    // The person is locked first, as when a device is added: a transaction that plans reminders could otherwise deadlock.
    await transaction.select().from(person).where(eq(person.id, personId)).for('no key update');
    const wantedMails = { ...(await readWantedMails(transaction, personId)), ...change };
    await transaction
      .insert(mailReminder)
      .values({ personId, since: new Date(now), ...wantedMails })
      .onConflictDoUpdate({ target: mailReminder.personId, set: wantedMails });
    await transaction
      .delete(mailReminder)
      .where(
        and(eq(mailReminder.personId, personId), not(mailReminder.reminders), not(mailReminder.weekRecap)),
      );
    await transaction.execute(sql`
      delete from ${mail} where person_id = ${personId} and kind = 'reminder' and outcome is null
        and not case when about ->> 'reminder' = 'weekRecap' then ${wantedMails.weekRecap}::boolean
                     else ${wantedMails.reminders}::boolean end`);
    if (!change.reminders && !change.weekRecap) return;
    // A person who switches a mail on asks for it, so an address that refused mail is tried again.
    if (email !== null) await forgetRefusal(transaction, email);
    await planReminders(transaction, personId);
  });
}

/** How long a push may take before a mail is sent instead. */
const pushFirstMs = 10 * 60_000;

interface DueReminder {
  personId: string;
  kind: NotificationKind;
  localDate: string | null;
  dueAt: number;
}

/**
 * Plans the mails of due reminders, for people who want them and whose address accepts mail: at once for people without
 * a device, later for those with one. The key allows one mail for each kind and date. Rank 1 sends them after the mails
 * that somebody waits for.
 */
export async function planReminderMails(
  transaction: Transaction,
  due: readonly DueReminder[],
): Promise<void> {
  const rows = due.map((reminder) => ({ ...reminder, goodUntil: validUntil(reminder.kind, reminder.dueAt) }));
  await transaction.execute(sql`
    insert into mail (id, kind, recipient, about, person_id, key, rank, planned_at, not_before, good_until)
    select gen_random_uuid(), 'reminder', person.email,
           jsonb_build_object('kind', 'reminder', 'personId', person.id, 'reminder', due.kind,
                              'localDate', due."localDate", 'dueAt', due."dueAt"),
           person.id, person.id || ' ' || due.kind || ' ' || due."localDate", 1, due."dueAt",
           due."dueAt" + case when exists (select from push_subscription where person_id = person.id)
                         then ${pushFirstMs}::bigint else 0 end,
           due."goodUntil"
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as due ("personId" uuid, kind text, "localDate" text, "dueAt" bigint, "goodUntil" bigint)
    join mail_reminder wanted on wanted.person_id = due."personId" and ${isKindWanted(sql`due.kind`)}
    join person on person.id = due."personId"
    where person.email is not null
      and not exists (select from mail_refusal where mail_refusal.email = person.email)
    on conflict (key) do nothing`);
}

/** Whether a row `wanted` of mail_reminder asks for a kind: the weekly recap has a switch of its own. */
export const isKindWanted = (kind: SQL): SQL =>
  sql`case when ${kind} = 'weekRecap' then wanted.week_recap else wanted.reminders end`;

/** Cancels the mail of a reminder whose push has arrived. Its key is the one that `planReminderMails` gave it. */
export async function cancelMail(
  database: Database,
  { personId, kind, localDate }: { personId: string; kind: string; localDate: string },
): Promise<void> {
  const key = `${personId} ${kind} ${localDate}`;
  await database.execute(sql`delete from mail where key = ${key} and outcome is null`);
}

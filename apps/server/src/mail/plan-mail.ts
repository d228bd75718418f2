import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { mail, mailRefusal } from '../db/schema/mail-schema';
import type { Database, Transaction } from '../db/storage';
import type { MailMessage, ReminderMessage } from './mail-message';

/** A mail that could not be sent for a day has become useless. */
const goodForMs = 24 * 3_600_000;

export interface PlannedMail {
  to: string;
  message: Exclude<MailMessage, ReminderMessage>;
  /** A second mail with the same key is not planned. */
  key?: string;
  /** It is not sent before this instant; absent: at once. */
  notBefore?: number;
}

/** Plans a mail, in the transaction of what it is about. False if there is one of the same key. */
export type PlanMail = (store: Database | Transaction, planned: PlannedMail, now: number) => Promise<boolean>;

/** For installations without mail. */
export const planNoMail: PlanMail = async () => false;

export const planMail: PlanMail = async (store, { to, message, key, notBefore: earliest }, now) => {
  const notBefore = earliest ?? now;
  const row = {
    id: randomUUID(),
    kind: message.kind,
    to,
    about: message,
    // A long list of invitations must not keep anybody waiting for a new password.
    rank: message.kind === 'invitation' ? 1 : 0,
    plannedAt: now,
    notBefore,
    goodUntil: notBefore + goodForMs,
    ...(key !== undefined && { key }),
  };
  const planned = await store
    .insert(mail)
    .values(row)
    .onConflictDoNothing({ target: mail.key })
    .returning({ id: mail.id });
  return planned.length > 0;
};

/** Allows mails to this address again, because its owner asked for one. */
export async function forgetRefusal(store: Database | Transaction, email: string): Promise<void> {
  await store.delete(mailRefusal).where(eq(mailRefusal.email, email));
}

/** Whether this address has refused mail for good. */
export async function refusesMail(store: Database | Transaction, email: string): Promise<boolean> {
  return (await store.$count(mailRefusal, eq(mailRefusal.email, email))) > 0;
}

/** Removes the mails to these addresses, and the record that one of them refuses mail. */
export async function forgetMailTo(transaction: Transaction, emails: readonly string[]): Promise<void> {
  if (emails.length === 0) return;
  await transaction.delete(mail).where(inArray(mail.to, [...emails]));
  await transaction.delete(mailRefusal).where(inArray(mailRefusal.email, [...emails]));
}

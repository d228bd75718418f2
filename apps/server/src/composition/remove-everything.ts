import { type Account, removeAccount } from '../adapters/embedded-identity/accounts';
import { embeddedIssuerName, ownAccountOf } from '../adapters/embedded-identity/own-account';
import type { PersonRow } from '../db/schema/schema';
import type { Transaction } from '../db/storage';
import { rememberDeletion, removePerson } from '../features/identity/deletions';
import { leaveGroups } from '../features/together/groups/leave-groups';
import { forgetMailTo, type PlanMail } from '../mail/plan-mail';

/**
 * Removes a person with everything about them, including the account of the embedded identity service, for the server
 * and for `npm run admin`. `machineNow` is the time of the machine's clock, because tokens use no other.
 */
export async function removeEverything(
  transaction: Transaction,
  row: PersonRow,
  { now, machineNow, planMail }: { now: number; machineNow: number; planMail: PlanMail },
): Promise<void> {
  // Groups first, as in joining one: another order would deadlock.
  await leaveGroups(transaction, row.id, now);
  const account = await ownAccountOf(transaction, row);
  if (account) await removeAccount(transaction, account);
  await removePerson(transaction, row, machineNow);
  const to = account?.email ?? row.email;
  if (to === null) return;
  await forgetMailTo(transaction, [to]);
  // The planned mail is all that is stored of them, until it is sent.
  const message = { kind: 'accountDeleted', language: row.language } as const;
  await planMail(transaction, { to, message }, machineNow);
}

/**
 * Removes an embedded account whose owner has no person yet, and remembers the deletion, so that tokens issued before
 * create no person.
 */
export async function removeLoneAccount(
  transaction: Transaction,
  account: Account,
  now: number,
): Promise<void> {
  await removeAccount(transaction, account);
  await rememberDeletion(transaction, { issuer: embeddedIssuerName, subject: account.id }, now);
}

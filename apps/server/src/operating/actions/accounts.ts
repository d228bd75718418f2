import { type Account, endAccountSessions } from '../../adapters/embedded-identity/accounts';
import { ownAccountOf } from '../../adapters/embedded-identity/own-account';
import { makeResetToken, resetPath } from '../../adapters/embedded-identity/passwords/reset-links';
import { removeEverything } from '../../composition/remove-everything';
import type { PersonRow } from '../../db/schema/schema';
import type { Reader } from '../../db/storage';
import { endSignInsOf } from '../../features/identity/end-sign-ins';
import { exportPerson } from '../../features/own-data/export-person';
import { forgetRefusal } from '../../mail/plan-mail';
import { Refusal } from '../../refusals/refusal';
import type { ActionTask } from '../audited';
import { refuseForOperator } from './operators';

/** Makes a link with which the owner of an account chooses a new password, so that nobody else ever knows it. */
export async function makeResetLink(
  { transaction, now }: ActionTask,
  { id, person }: { id: string; person?: string },
  publicUrl: string,
) {
  const token = await makeResetToken(transaction, id, now);
  return {
    link: `${publicUrl}${resetPath}?token=${token}`,
    audit: { account: id, ...(person ? { person } : {}) },
  };
}

export const noMail = () =>
  new Refusal(
    'mail_not_set_up',
    'We can’t send the link, because this server can’t send email. Set SMTP_URL.',
  );

/** Mails a link for a new password. It is made when the mail is written, so that only the owner sees it. */
export async function mailResetLink(
  { transaction, planMail }: ActionTask,
  { account, person }: { account: Account; person?: string },
  machineNow: number,
) {
  const message = { kind: 'resetPassword', accountId: account.id, isByOperator: true } as const;
  // The operator asks for this mail, so an address that refused mail is tried again.
  await forgetRefusal(transaction, account.email);
  await planMail(transaction, { to: account.email, message }, machineNow);
  return { audit: { account: account.id, ...(person ? { person } : {}) } };
}

/** Signs a person out on every device. `account` is theirs, if it is one of our own. */
export async function endSessions(
  { transaction }: Pick<ActionTask, 'transaction'>,
  row: PersonRow,
  account: Account | undefined,
  machineNow: number,
) {
  if (account) await endAccountSessions(transaction, account.id);
  await endSignInsOf(transaction, row, machineNow);
  return { audit: { person: row.id } };
}

/** Removes a person with everything about them. The audit says that it was done, but not for whom. */
export async function deletePerson(
  { transaction, now, planMail }: ActionTask,
  row: PersonRow,
  machineNow: number,
) {
  const refused = await refuseForOperator({ transaction, now }, row.id);
  if (refused) return refused;
  await removeEverything(transaction, row, { now, machineNow, planMail });
  return { audit: { person: null } };
}

/** Everything stored about a person, as they could export it themselves. */
export const exportForPerson = async (reader: Reader, row: PersonRow, now: number) =>
  exportPerson(reader, row, await ownAccountOf(reader, row), now);

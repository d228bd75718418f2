import { ownAccountOf } from '../../adapters/embedded-identity/embedded-identity';
import { makeResetToken, resetPath } from '../../adapters/embedded-identity/passwords/reset-links';
import { removeEverything } from '../../composition/remove-everything';
import type { PersonRow } from '../../db/schema/schema';
import type { Reader, Transaction } from '../../db/storage';
import { exportPerson } from '../../features/own-data/export-person';
import { addOperator, removeOperator } from '../../identity/operators';
import { Refusal } from '../../refusals/refusal';
import type { ActionTask } from '../audited';

/** A link with which the owner of an account chooses a new password, so that nobody else ever knows it. */
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

/** Removes a person with everything about them. The audit says that it was done, but not for whom. */
export async function deletePerson(
  { transaction, now, planMail }: ActionTask,
  row: PersonRow,
  clock: number,
) {
  await removeEverything(transaction, row, { now, clock, planMail });
  return { audit: { person: null } };
}

/** Everything stored about a person, as they could export it themselves. */
export const exportForPerson = async (reader: Reader, row: PersonRow, now: number) =>
  exportPerson(reader, row, await ownAccountOf(reader, row), now);

export async function grantOperator(
  { transaction, now }: ActionTask,
  personId: string,
  grantedBy: string | null = null,
) {
  if (await addOperator(transaction, personId, grantedBy, now)) return { audit: { person: personId } };
  return new Refusal('not_found', `${personId} is already an operator.`);
}

export async function revokeOperator({ transaction }: { transaction: Transaction }, personId: string) {
  if (await removeOperator(transaction, personId)) return { audit: { person: personId } };
  return new Refusal('not_found', `${personId} is not an operator.`);
}

import { ownAccountOf } from '../../adapters/embedded-identity/embedded-identity';
import { makeResetToken, resetPath } from '../../adapters/embedded-identity/passwords/reset-links';
import { removeEverything } from '../../composition/remove-everything';
import type { PersonRow } from '../../db/schema/schema';
import type { Reader } from '../../db/storage';
import { exportPerson } from '../../features/own-data/export-person';
import type { ActionTask } from '../audited';
import { refuseForOperator } from './operators';

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

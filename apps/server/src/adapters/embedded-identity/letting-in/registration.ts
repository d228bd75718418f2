import type { Registration } from '../../../config/identity';
import { installation } from '../../../db/schema/schema';
import type { Reader, Transaction } from '../../../db/storage';

/** Who may create an account now. The setting of the environment holds until an operator chooses. */
export async function readRegistration(reader: Reader, setting: Registration): Promise<Registration> {
  const [row] = await reader.select({ registration: installation.registration }).from(installation);
  return row?.registration ?? setting;
}

/** Sets who may create an account, for every server from its next request on. Returns the details for the audit. */
export async function setRegistration(
  transaction: Transaction,
  registration: Registration,
): Promise<{ registration: Registration }> {
  await transaction.update(installation).set({ registration });
  return { registration };
}

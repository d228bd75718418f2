import type { PersonRow } from '../../../db/schema/schema';
import type { Reader } from '../../../db/storage';
import { refusesMail } from '../../../mail/plan-mail';
import { ownAccountOf } from '../own-account';
import { emailPath } from './email-links';

/**
 * Whether a person has proved that their address is theirs, where they change it, and whether its mail server refuses
 * our mail. The first two are null if another service keeps the account.
 */
export async function emailStatusOf(
  reader: Reader,
  row: PersonRow,
): Promise<{ verified: boolean | null; changeUrl: string | null; mailRefused: boolean }> {
  const account = await ownAccountOf(reader, row);
  const email = account?.email ?? row.email;
  const mailRefused = email !== null && (await refusesMail(reader, email));
  if (!account) return { verified: null, changeUrl: null, mailRefused };
  return { verified: account.emailVerifiedAt !== null, changeUrl: emailPath, mailRefused };
}

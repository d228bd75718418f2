import { eq } from 'drizzle-orm';
import { emailFrom } from '../../adapters/embedded-identity/accounts';
import { removeEverything, removeLoneAccount } from '../../composition/remove-everything';
import { identityAccount } from '../../db/schema/schema';
import { isUuid } from '../../db/uuid';
import type { AdminCommand } from './admin-command';
import { lookForPerson, nobody } from './find-person';
import { loneAccounts } from './lone-accounts';

export const deletePerson: AdminCommand = {
  name: 'delete-person',
  usage: 'delete-person ID-OR-EMAIL',
  summary: 'removes a person with everything about them, or an account without a person, for good',
  async run({ transaction, args: [who = ''], now }) {
    const row = await lookForPerson(transaction, who);
    // The audit entry says that it was done, but not for whom.
    if (row) {
      await removeEverything(transaction, row, { now, clock: now });
      return { lines: [`${row.id} is gone.`], audit: { person: null } };
    }
    const meant = isUuid(who) ? eq(identityAccount.id, who) : eq(identityAccount.email, emailFrom(who) ?? '');
    const [account] = await loneAccounts(transaction, meant, 1);
    if (!account) return nobody(who);
    await removeLoneAccount(transaction, account, now);
    return {
      lines: [`The account ${account.email} is gone. Its owner had never come into the app.`],
      audit: { account: null },
    };
  },
};

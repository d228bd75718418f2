import { eq } from 'drizzle-orm';
import { emailFrom } from '../../adapters/embedded-identity/addresses/email-address';
import { removeLoneAccount } from '../../composition/remove-everything';
import { identityAccount } from '../../db/schema/schema';
import { isUuid } from '../../db/uuid';
import { deletePerson as deletePersonAction } from '../../operating/actions/accounts';
import { readLoneAccounts } from '../../operating/people/lone-accounts';
import { StartRefused } from '../../process/start-refused';
import { Refusal } from '../../refusals/refusal';
import type { AdminCommand } from './admin-command';
import { lookForPerson, refuseUnknownPerson } from './find-person';
import { deletionWarning } from './letting-in/address-warnings';

export const deletePerson: AdminCommand = {
  name: 'delete-person',
  usage: 'delete-person ID-OR-EMAIL',
  summary: 'deletes a person with all their data, or an account that was never used; cannot be undone',
  async run({ args: [who = ''], ...task }) {
    const { transaction, now } = task;
    const row = await lookForPerson(transaction, who);
    if (row) {
      const warning = await deletionWarning(transaction, row);
      const removed = await deletePersonAction(task, row, now);
      if (removed instanceof Refusal) throw new StartRefused(removed.message);
      return { lines: [`${row.id} is deleted.`, ...warning], audit: removed.audit };
    }
    const isTheAccount = isUuid(who)
      ? eq(identityAccount.id, who)
      : eq(identityAccount.email, emailFrom(who) ?? '');
    const [account] = await readLoneAccounts(transaction, isTheAccount, 1);
    if (!account) return refuseUnknownPerson(who);
    await removeLoneAccount(transaction, account, now);
    return {
      lines: [`The account ${account.email} is deleted. Its owner never used the app.`],
      // The audit outlives the account, so it does not name it.
      audit: { account: null },
    };
  },
};

import {
  accountsOnPage,
  deleteDeskAccount,
  listDeskAccounts,
  mailAccountResetLink,
} from '@hundred/contract/desk/accounts';
import { eq, ilike } from 'drizzle-orm';
import { removeLoneAccount } from '../../composition/remove-everything';
import { escapeLike } from '../../db/escape-like';
import { identityAccount } from '../../db/schema/schema';
import type { Reader } from '../../db/storage';
import { noSuchCall } from '../../refusals/refusal';
import { mailResetLink, noMail } from '../actions/accounts';
import { readLoneAccounts } from '../people/lone-accounts';
import { actAndAnswer, type DeskParts } from './desk-parts';

const findAccount = async (reader: Reader, id: string) =>
  (await readLoneAccounts(reader, eq(identityAccount.id, id), 1))[0];

/** Accounts of our own whose owner never opened the app. They count as registered, and are no people yet. */
export function addAccountCalls(parts: DeskParts): void {
  const { routes, storage } = parts;

  routes.add(listDeskAccounts, async ({ query: { search, page = 1 } }) => {
    const matchesSearch = search ? ilike(identityAccount.email, `%${escapeLike(search)}%`) : undefined;
    const skipped = (page - 1) * accountsOnPage;
    const found = await readLoneAccounts(storage.database, matchesSearch, accountsOnPage + 1, skipped);
    return {
      accounts: found.slice(0, accountsOnPage).map(({ id, email, createdAt, emailVerifiedAt }) => ({
        id,
        email,
        createdAt: createdAt.toISOString(),
        isEmailConfirmed: emailVerifiedAt !== null,
      })),
      isMore: found.length > accountsOnPage,
    };
  });

  routes.add(mailAccountResetLink, async (input) => {
    if (!parts.mail) return noMail();
    return actAndAnswer(parts, input, 'reset-password', async (task) => {
      const account = await findAccount(task.transaction, input.params.id);
      return account ? mailResetLink(task, { account }, parts.clock()) : noSuchCall();
    });
  });

  routes.add(deleteDeskAccount, (input) =>
    actAndAnswer(parts, input, 'delete-person', async ({ transaction }) => {
      const account = await findAccount(transaction, input.params.id);
      if (!account) return noSuchCall();
      await removeLoneAccount(transaction, account, parts.clock());
      return { audit: { account: null } };
    }),
  );
}

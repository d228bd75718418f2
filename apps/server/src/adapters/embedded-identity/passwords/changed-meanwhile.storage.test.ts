import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { identityAccount } from '../../../db/schema/schema';
import { freshStorage } from '../../../testing/fresh-storage';
import { makeAccounts } from '../accounts';
import { unlimitedAttempts } from '../attempts';
import { accountByPassword } from './account-by-password';
import { setPassword } from './set-password';

const storage = freshStorage();
const database = () => storage.current.database;

async function newAccount() {
  const account = await makeAccounts(database()).create(
    { email: `${randomUUID()}@example.com`, name: null, password: 'the old hash' },
    Date.now(),
  );
  if (typeof account === 'string') throw new Error(account);
  return account;
}
const storePassword = (id: string, password: string) =>
  database().update(identityAccount).set({ password }).where(eq(identityAccount.id, id));

it('A sign-in with the old password fails if the password is replaced while it is checked', async () => {
  const { id, email } = await newAccount();
  const signIn = (duringCheck: () => Promise<unknown>) =>
    accountByPassword(
      {
        accounts: makeAccounts(database()),
        attempts: async () => unlimitedAttempts,
        hashing: {
          hash: async () => 'a hash',
          async matches() {
            await duringCheck();
            return true;
          },
        },
      },
      '192.0.2.1',
      email,
      'the old password',
    );
  expect(await signIn(async () => {})).toMatchObject({ id });
  expect(await signIn(() => storePassword(id, 'the hash of a new password'))).toBe('wrong');
});

it('A new password is refused if the old one was replaced after it was checked', async () => {
  const { id, password } = await newAccount();
  const changePassword = (checkedHash: string) =>
    setPassword(database(), {
      accountId: id,
      passwordHash: 'the hash of a thief',
      now: Date.now(),
      permission: { session: 'the session of a thief', checkedHash },
      endTokens: async () => {},
      mail: async () => {},
    });
  await storePassword(id, 'the hash of the owner');
  expect(await changePassword(password)).toBe(false);
  expect(await makeAccounts(database()).byId(id)).toMatchObject({ password: 'the hash of the owner' });
  expect(await changePassword('the hash of the owner')).toBe(true);
});

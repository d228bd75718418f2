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

it('A password that is replaced while it is checked does not sign in', async () => {
  const { id, email } = await newAccount();
  const signIn = (whileChecked: () => Promise<unknown>) =>
    accountByPassword(
      {
        accounts: makeAccounts(database()),
        attempts: async () => unlimitedAttempts,
        hashing: {
          hash: async () => 'a hash',
          async matches() {
            await whileChecked();
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

it('A password that is replaced after it was checked permits no other one', async () => {
  const { id, password } = await newAccount();
  const change = (checked: string) =>
    setPassword(database(), {
      accountId: id,
      passwordHash: 'the hash of a thief',
      now: Date.now(),
      permission: { session: 'the session of a thief', password: checked },
      endTokens: async () => {},
      mail: async () => {},
    });
  await storePassword(id, 'the hash of the owner');
  expect(await change(password)).toBe(false);
  expect(await makeAccounts(database()).byId(id)).toMatchObject({ password: 'the hash of the owner' });
  expect(await change('the hash of the owner')).toBe(true);
});

import type { Account } from './accounts';
import { takeSignIn } from './attempts';
import type { IdentityServices } from './services';

/**
 * The account of this e-mail, for whoever types its password. It is an attempt to sign in like any other: counted before
 * anything is looked up, with the same answer where there were too many as for a wrong password, and forgotten with the
 * right one.
 */
export async function accountByPassword(
  { accounts, attempts: limits, hashing }: Pick<IdentityServices, 'accounts' | 'attempts' | 'hashing'>,
  address: string,
  email: string,
  password: string,
): Promise<Account | undefined> {
  const attempts = await limits();
  if (!(await takeSignIn(attempts, address, email))) return undefined;
  const account = await accounts.byEmail(email);
  if (!(await hashing.matches(password, account?.password))) return undefined;
  await attempts.forget('sign-in account', email);
  return account;
}

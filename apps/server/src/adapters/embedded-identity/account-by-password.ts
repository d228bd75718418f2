import type { Account } from './accounts';
import { takeSignIn } from './attempts';
import type { IdentityServices } from './services';

/**
 * The account of this e-mail, for whoever types its password. It is an attempt to sign in like any other: counted before
 * anything is looked up, and with the same answer where there were too many as for a wrong password.
 */
export async function accountByPassword(
  { accounts, attempts, hashing }: Pick<IdentityServices, 'accounts' | 'attempts' | 'hashing'>,
  address: string,
  email: string,
  password: string,
): Promise<Account | undefined> {
  if (!(await takeSignIn(await attempts(), address, email))) return undefined;
  const account = await accounts.byEmail(email);
  return (await hashing.matches(password, account?.password)) ? account : undefined;
}

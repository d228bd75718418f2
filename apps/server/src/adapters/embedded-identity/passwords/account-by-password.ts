import type { Account } from '../accounts';
import { networkOf, takeSignIn } from '../attempts';
import type { IdentityServices } from '../services';

/**
 * The account of this e-mail if the password is right; otherwise the reason. The attempt is counted before anything
 * is looked up, and cleared by the right password.
 */
export async function accountByPassword(
  { accounts, attempts: limits, hashing }: Pick<IdentityServices, 'accounts' | 'attempts' | 'hashing'>,
  address: string,
  email: string,
  password: string,
): Promise<Account | 'too many' | 'wrong'> {
  const attempts = await limits();
  if (!(await takeSignIn(attempts, address, email))) return 'too many';
  const account = await accounts.byEmail(email);
  const matches = await isPasswordOf({ accounts, hashing }, account, password, address);
  if (!account || !matches) return 'wrong';
  await attempts.forget('sign-in account', email);
  return account;
}

/**
 * Whether the password is right, also once it has been checked: that may wait in a queue for seconds, in which the
 * owner may have replaced a password that a thief knows. Takes the same time without an account.
 */
export async function isPasswordOf(
  { accounts, hashing }: Pick<IdentityServices, 'accounts' | 'hashing'>,
  account: Account | undefined,
  password: string,
  address: string,
): Promise<boolean> {
  const matches = await hashing.matches(password, account?.password, networkOf(address));
  return matches && account !== undefined && (await accounts.byId(account.id))?.password === account.password;
}

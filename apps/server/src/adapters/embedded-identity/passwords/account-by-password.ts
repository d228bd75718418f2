import type { Account } from '../accounts';
import { networkOf, takeSignIn } from '../attempts';
import type { IdentityServices } from '../services';

/**
 * The account of this email if the password is right; otherwise the reason. The attempt is counted before anything
 * is looked up. The right password clears the count of the account.
 */
export async function accountByPassword(
  services: Pick<IdentityServices, 'accounts' | 'attempts' | 'hashing'>,
  ipAddress: string,
  email: string,
  password: string,
): Promise<Account | 'too many' | 'wrong'> {
  const attempts = await services.attempts();
  if (!(await takeSignIn(attempts, ipAddress, email))) return 'too many';
  const account = await services.accounts.byEmail(email);
  // A password is checked without an account too, so that the time of the answer does not reveal whether there is one.
  const isRight = await isPasswordOf(services, account, password, ipAddress);
  if (!account || !isRight) return 'wrong';
  await attempts.forget('sign-in account', email);
  return account;
}

/**
 * Whether this is the password of the account; false without an account, after the same time. The account is read again
 * after the check, which may wait in a queue for seconds: its owner may have replaced a password that a thief knows.
 */
export async function isPasswordOf(
  { accounts, hashing }: Pick<IdentityServices, 'accounts' | 'hashing'>,
  account: Account | undefined,
  password: string,
  ipAddress: string,
): Promise<boolean> {
  const matches = await hashing.matches(password, account?.password, networkOf(ipAddress));
  if (!account || !matches) return false;
  return (await accounts.byId(account.id))?.password === account.password;
}

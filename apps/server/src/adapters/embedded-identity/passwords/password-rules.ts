import { commonPasswords } from './common-passwords';

export const shortestPassword = 8;
const longestPassword = 256;

/**
 * What is wrong with a new password, as a sentence; undefined where it will do. Its length is counted here alone, in
 * code points of the form that is hashed: a browser and `String.length` count otherwise, and would cut it off.
 */
export function passwordProblem(typed: string, email: string): string | undefined {
  const password = typed.normalize('NFC');
  const length = [...password].length;
  if (length < shortestPassword) return `Use at least ${shortestPassword} characters.`;
  if (length > longestPassword) return `Use at most ${longestPassword} characters.`;
  const plain = password.toLowerCase();
  if (commonPasswords.has(plain) || /^(.)\1*$/u.test(plain)) {
    return 'This password is known from breaches. Choose another one.';
  }
  if (plain === email || plain === email.split('@')[0]) return 'Do not use your e-mail as your password.';
  return undefined;
}

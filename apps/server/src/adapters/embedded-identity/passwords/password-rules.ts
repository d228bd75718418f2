import { commonPasswords } from './common-passwords';

export const shortestPassword = 8;
const longestPassword = 256;
/** Such passwords are on lists of leaked ones too, in any length. */
const oneCharacterRepeated = /^(.)\1*$/u;

/**
 * The problem with a new password, as a sentence; undefined if it is acceptable. Its length is counted here, in code
 * points of the normalized text, and not by the input: a browser counts differently, and would cut the password off.
 */
export function passwordProblem(typed: string, email: string): string | undefined {
  const password = typed.normalize('NFC');
  const length = [...password].length;
  if (length < shortestPassword) return `Use at least ${shortestPassword} characters.`;
  if (length > longestPassword) return `Use at most ${longestPassword} characters.`;
  const lowercase = password.toLowerCase();
  if (commonPasswords.has(lowercase) || oneCharacterRepeated.test(lowercase)) {
    return 'This password was leaked before. Choose another one.';
  }
  if (lowercase === email || lowercase === email.split('@')[0])
    return 'Don’t use your email as your password.';
  return undefined;
}

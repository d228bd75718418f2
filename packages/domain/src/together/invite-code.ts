/**
 * Ten characters of five bits each. Without I, L, O and U: what is read aloud or typed from a screen cannot be taken
 * for another.
 */
const inviteAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const inviteLength = 10;

/** From random bytes, one for each character. */
export function inviteCode(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, inviteLength), (byte) => inviteAlphabet[byte % 32]).join('');
}

/** As it was given, however somebody typed it; null where it can be none. */
export function readInviteCode(typed: string): string | null {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return code.length === inviteLength && [...code].every((sign) => inviteAlphabet.includes(sign))
    ? code
    : null;
}

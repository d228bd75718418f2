/**
 * Ten characters of five bits each. I, L, O and U are excluded, because they are easily confused when read aloud or
 * typed.
 */
const inviteAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const inviteLength = 10;

/** Encodes random bytes, one for each character: 256 is a multiple of 32, so each character is equally likely. */
export function inviteCode(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, inviteLength), (byte) => inviteAlphabet[byte % 32]).join('');
}

/** What a person typed, as the code in its original spelling; null if it is not a code. */
export function readInviteCode(typed: string): string | null {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return code.length === inviteLength && [...code].every((character) => inviteAlphabet.includes(character))
    ? code
    : null;
}

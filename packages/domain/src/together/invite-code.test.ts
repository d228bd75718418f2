import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inviteCode, inviteLength, readInviteCode } from './invite-code';

const bytes = fc.uint8Array({ minLength: inviteLength, maxLength: inviteLength });

it('A code is recognized in any spelling', () => {
  fc.assert(
    fc.property(bytes, (random) => {
      const code = inviteCode(random);
      expect(code).toHaveLength(inviteLength);
      const halves = `${code.slice(0, 5)} ${code.slice(5)}`;
      const misread = code.replaceAll('0', 'o').replaceAll('1', 'l');
      for (const typed of [code, halves, halves.replace(' ', '-').toLowerCase(), misread]) {
        expect(readInviteCode(typed)).toBe(code);
      }
    }),
  );
});

it('Every character of the alphabet is equally likely', () => {
  const allCodes = Array.from(
    { length: 256 },
    (_, byte) => inviteCode(new Uint8Array(inviteLength).fill(byte))[0],
  );
  expect(new Set(allCodes).size).toBe(32);
  for (const character of new Set(allCodes))
    expect(allCodes.filter((other) => other === character)).toHaveLength(8);
});

it('Other text is not a code', () => {
  for (const typed of ['', 'MX4T7Q2KJ', 'MX4T7Q2KJDD', 'MX4T7Q2KJU', 'ÄX4T7Q2KJD', '../../../..']) {
    expect(readInviteCode(typed)).toBeNull();
  }
});

import { describe, expect, it } from 'vitest';
import { testCost as cheap, HashingBusy, makeHashing } from './hashing';
import { passwordProblem } from './password-rules';

describe('a password', () => {
  it('is kept as a salted hash that only it matches', async () => {
    const hashing = makeHashing(cheap);
    const [one, two] = [await hashing.hash('correct horse'), await hashing.hash('correct horse')];
    expect(one).not.toBe(two);
    expect(one).not.toContain('correct');
    expect(await hashing.matches('correct horse', one)).toBe(true);
    expect(await hashing.matches('correct hors', one)).toBe(false);
    expect(await hashing.matches('correct horse', undefined)).toBe(false);
  });

  it('is the same however its accents are composed', async () => {
    const hashing = makeHashing(cheap);
    expect(await hashing.matches('e\u0301galite\u0301', await hashing.hash('\u00e9galit\u00e9'))).toBe(true);
  });

  it('still matches when the cost was raised since', async () => {
    const old = await makeHashing(cheap).hash('correct horse');
    expect(await makeHashing({ ...cheap, logN: 11 }).matches('correct horse', old)).toBe(true);
  });

  it('takes as long to refuse for an account that is not there', async () => {
    const hashing = makeHashing();
    const stored = await hashing.hash('correct horse');
    const time = async (hash: string | undefined) => {
      const started = process.hrtime.bigint();
      await hashing.matches('wrong horse', hash);
      return Number(process.hrtime.bigint() - started);
    };
    const times = { there: Number.POSITIVE_INFINITY, notThere: Number.POSITIVE_INFINITY };
    for (let round = 0; round < 3; round += 1) {
      times.there = Math.min(times.there, await time(stored));
      times.notThere = Math.min(times.notThere, await time(undefined));
    }
    // Not hashing at all would take a thousandth; a busy machine may well take one of two.
    expect(times.notThere / times.there).toBeGreaterThan(0.1);
  });

  it('waits its turn, and is refused where too many wait', async () => {
    const hashing = makeHashing(cheap);
    const all = await Promise.allSettled(Array.from({ length: 60 }, () => hashing.hash('correct horse')));
    const refused = all.filter((one) => one.status === 'rejected');
    expect(refused).toHaveLength(18);
    expect(refused.every((one) => one.reason instanceof HashingBusy)).toBe(true);
    expect(await hashing.matches('x', await hashing.hash('x'))).toBe(true);
  });
});

describe('the rules for a new password', () => {
  it.each([
    ['abc-123', /at least 8/],
    ['🔑'.repeat(7), /at least 8/],
    ['x1'.repeat(129), /at most 256/],
    ['password', /breaches/],
    ['PassW0rd', /breaches/],
    ['aaaaaaaaaa', /breaches/],
    ['ada@example.com', /e-mail/],
    ['adalovelace', undefined],
    ['abc-1234', undefined],
    ['x1'.repeat(128), undefined],
  ])('%.20s: %s', (password, problem) => {
    const found = passwordProblem(password, 'ada@example.com');
    if (problem) expect(found).toMatch(problem);
    else expect(found).toBeUndefined();
  });

  it('refuse the part of the e-mail before the @', () => {
    expect(passwordProblem('ada.lovelace', 'ada.lovelace@example.com')).toMatch(/e-mail/);
  });
});

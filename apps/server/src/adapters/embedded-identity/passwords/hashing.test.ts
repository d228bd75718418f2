import { describe, expect, it } from 'vitest';
import { makeHashing, testCost } from './hashing';

describe('A password', () => {
  it('is stored as a salted hash that only it matches', async () => {
    const hashing = makeHashing(testCost);
    const [firstHash, secondHash] = [
      await hashing.hash('correct horse'),
      await hashing.hash('correct horse'),
    ];
    expect(firstHash).not.toBe(secondHash);
    expect(firstHash).not.toContain('correct');
    expect(await hashing.matches('correct horse', firstHash)).toBe(true);
    expect(await hashing.matches('correct hors', firstHash)).toBe(false);
    expect(await hashing.matches('correct horse', undefined)).toBe(false);
  });

  it('matches its hash however its accents are composed', async () => {
    const hashing = makeHashing(testCost);
    expect(await hashing.matches('e\u0301galite\u0301', await hashing.hash('\u00e9galit\u00e9'))).toBe(true);
  });

  it('matches a hash that was made before the cost was raised', async () => {
    const old = await makeHashing(testCost).hash('correct horse');
    expect(await makeHashing({ ...testCost, logN: 11 }).matches('correct horse', old)).toBe(true);
  });

  it('takes as long to refuse if the account does not exist', async () => {
    const hashing = makeHashing();
    const stored = await hashing.hash('correct horse');
    const time = async (hash: string | undefined) => {
      const started = process.hrtime.bigint();
      await hashing.matches('wrong horse', hash);
      return Number(process.hrtime.bigint() - started);
    };
    const times = { existing: Number.POSITIVE_INFINITY, missing: Number.POSITIVE_INFINITY };
    for (let round = 0; round < 3; round += 1) {
      times.existing = Math.min(times.existing, await time(stored));
      times.missing = Math.min(times.missing, await time(undefined));
    }
    // Not hashing at all would take a thousandth of the time; a busy machine may distort it by some factor.
    expect(times.missing / times.existing).toBeGreaterThan(0.1);
  });
});

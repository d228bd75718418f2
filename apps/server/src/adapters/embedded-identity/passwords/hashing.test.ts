import { describe, expect, it } from 'vitest';
import { testCost as cheap, type Hashing, makeHashing } from './hashing';
import { HashingBusy, makeGate } from './hashing-gate';
import { passwordProblem } from './password-rules';

describe('A password', () => {
  it('is stored as a salted hash that only it matches', async () => {
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

  it('takes as long to refuse for an account that does not exist', async () => {
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
    // Not hashing at all would take a thousandth of the time; a busy machine may distort it by some factor.
    expect(times.notThere / times.there).toBeGreaterThan(0.1);
  });

  const many = (hashing: Hashing, count: number, from: string, done: string[] = []) =>
    Array.from({ length: count }, () =>
      hashing.hash('correct horse', from).then(
        () => done.push(from),
        (error) => {
          if (!(error instanceof HashingBusy)) throw error;
          done.push(`${from} refused`);
        },
      ),
    );
  const countOf = (done: string[], what: string) => done.filter((one) => one === what).length;

  it('waits in a queue: a hundred concurrent ones from one address are all hashed', async () => {
    const done: string[] = [];
    await Promise.all(many(makeHashing(cheap), 100, 'gym', done));
    expect(countOf(done, 'gym')).toBe(100);
  });

  it('waits for at most one of each other address, however long their queues are', async () => {
    const started: string[] = [];
    const gate = makeGate();
    const addresses = [...Array.from({ length: 60 }, () => 'gym'), 'home'];
    await Promise.all(addresses.map((from) => gate(from, async () => started.push(from))));
    // Two start at once. Then the queues take turns.
    expect(started.slice(0, 4)).toEqual(['gym', 'gym', 'gym', 'home']);
  });

  it('is refused if too many wait, from the address with the longest queue', async () => {
    const done: string[] = [];
    const hashing = makeHashing(cheap);
    await Promise.all([...many(hashing, 200, 'flood', done), ...many(hashing, 5, 'home', done)]);
    expect([countOf(done, 'home'), countOf(done, 'home refused')]).toEqual([5, 0]);
    expect([countOf(done, 'flood'), countOf(done, 'flood refused')]).toEqual([117, 83]);
    expect(await hashing.matches('x', await hashing.hash('x', 'home'), 'home')).toBe(true);
  });
});

describe('The rules for a new password', () => {
  it.each([
    ['abc-123', /at least 8/],
    ['🔑'.repeat(7), /at least 8/],
    ['x1'.repeat(129), /at most 256/],
    ['password', /leaked/],
    ['PassW0rd', /leaked/],
    ['aaaaaaaaaa', /leaked/],
    ['ada@example.com', /e-mail/],
    ['adalovelace', undefined],
    ['abc-1234', undefined],
    ['x1'.repeat(128), undefined],
  ])('refuse %.20s with a message that matches %s', (password, problem) => {
    const found = passwordProblem(password, 'ada@example.com');
    if (problem) expect(found).toMatch(problem);
    else expect(found).toBeUndefined();
  });

  it('refuse the part of the e-mail before the @', () => {
    expect(passwordProblem('ada.lovelace', 'ada.lovelace@example.com')).toMatch(/e-mail/);
  });
});

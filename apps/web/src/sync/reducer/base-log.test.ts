import { factVersion } from '@hundred/domain/challenge/facts/facts';
import { fold } from '@hundred/domain/challenge/fold/fold';
import { factsForAll } from '@hundred/domain/entitlements/premium-for-all';
import { Story } from '@hundred/domain/rules/story';
import { describe, expect, it } from 'vitest';
import { partOf } from '../testing/log-part';
import { appendPart, isNewerThanPage, type LogPart } from './base-log';
import { rebase } from './rebase';

const facts = Story.startedOn('2026-06-10', 'UTC').complete().log;
const part = (from: number, to: number) => partOf(facts, from, to);
// The arguments of `appendPart` are the log so far, the next part and the instant of the pull.
const base = appendPart(undefined, part(0, 2), 1);

it('The first part becomes the log, folded', () => {
  expect(base).toEqual({
    length: 2,
    facts: facts.slice(0, 2),
    snapshot: fold(facts.slice(0, 2)),
    version: factVersion,
    pulledAt: 1,
  });
});

it('A further part is appended', () => {
  const whole = appendPart(base, part(2, facts.length), 2);
  expect(whole).toMatchObject({ length: facts.length, facts, snapshot: fold(facts), pulledAt: 2 });
});

it('An overlapping part adds only its new facts', () => {
  expect(appendPart(base, part(1, 3), 2)).toMatchObject({ length: 3, facts: facts.slice(0, 3) });
  expect(appendPart(base, part(1, 2), 2)?.facts).toBe(base?.facts);
});

it('A part that leaves a gap is not appended', () => {
  expect(appendPart(base, part(3, 4), 2)).toBeUndefined();
  expect(appendPart(undefined, part(1, 2), 2)).toBeUndefined();
});

it('A part with other facts than the log is not appended', () => {
  const [first, second, third] = facts;
  const other = { ...part(1, 3), facts: [{ ...second!, at: second!.at + 1 }, third!] };
  expect(appendPart(base, other, 2)).toBeUndefined();
  expect(appendPart(base, { ...other, facts: [first!, third!] }, 2)).toBeUndefined();
});

it('A part of a newer version is recognized, and one without a version counts as the first', () => {
  expect(isNewerThanPage({ shape: factVersion })).toBe(false);
  expect(isNewerThanPage({ shape: factVersion + 1 })).toBe(true);
  const { shape, ...old } = part(0, 1);
  expect(appendPart(undefined, old as LogPart, 1)?.version).toBe(1);
});

describe('Facts of the installation', () => {
  const shared = factsForAll([{ begin: 0, end: null }]);

  it('are folded with the log, and counted in no position', () => {
    const first = appendPart(undefined, { ...part(0, 2), shared }, 1);
    expect(first).toMatchObject({ length: 2, facts: facts.slice(0, 2), shared });
    const whole = appendPart(first, { ...part(2, facts.length), shared }, 2)!;
    expect(whole.snapshot).toEqual(fold([...shared, ...facts]));
    expect(rebase(whole, []).facts).toEqual([...shared, ...facts]);
  });

  it('that change are folded anew, without a new fact of the log', () => {
    const withPremium = appendPart(base, { ...part(1, 2), shared }, 2)!;
    expect(withPremium.snapshot).toEqual(fold([...shared, ...facts.slice(0, 2)]));
    const withoutPremium = appendPart(withPremium, part(1, 2), 3);
    expect(withoutPremium).toEqual({ ...base, pulledAt: 3 });
  });
});

import { Story } from '@hundred/domain/rules/story';
import { expect, it } from 'vitest';
import type { PendingCommand } from '../command/pending-command';
import { appendPart } from '../reducer/base-log';
import { logFrom, partOf } from '../testing/log-part';
import { changeBetween } from './store-change';

const { log } = Story.startedOn('2026-06-10', 'UTC').complete();
const part = (from: number, to: number) => partOf(log, from, to);
const short = logFrom(part(0, 1), { pulledAt: 1 });
// The last argument of `appendPart` is the instant of the pull.
const long = appendPart(short, part(1, 3), 2);
const command = (id: string): PendingCommand => ({
  id,
  uid: 'ana',
  version: 2,
  command: { kind: 'takeRestDay' },
  at: 0,
  status: { kind: 'pending' },
});
const one = command('1');
const two = command('2');

it('A longer log writes only the new facts', () => {
  expect(changeBetween({ base: short, pending: [] }, { base: long, pending: [] })).toEqual({
    base: { expected: short, base: long, from: 1, facts: log.slice(1, 3) },
    add: [],
    update: [],
    remove: [],
  });
});

it('A pull without new facts writes no facts', () => {
  const same = appendPart(short, part(1, 1), 9);
  expect(changeBetween({ base: short, pending: [] }, { base: same, pending: [] })?.base).toMatchObject({
    from: 1,
    facts: [],
  });
});

it('A log that was replaced writes all of its facts', () => {
  const restored = logFrom(structuredClone(part(0, 2)), { pulledAt: 9 });
  expect(changeBetween({ base: long, pending: [] }, { base: restored, pending: [] })?.base).toMatchObject({
    expected: long,
    from: 0,
    facts: log.slice(0, 2),
  });
});

it('Commands are added, changed and removed by their id', () => {
  const changed = { ...one, at: 5 };
  const base = short;
  expect(changeBetween({ base, pending: [one] }, { base, pending: [changed, two] })).toEqual({
    add: [two],
    update: [changed],
    remove: [],
  });
  expect(changeBetween({ base, pending: [one, two] }, { base, pending: [two] })).toEqual({
    add: [],
    update: [],
    remove: ['1'],
  });
});

it('The same log with the same commands changes nothing', () => {
  const same = { base: short, pending: [one] };
  expect(changeBetween(same, { ...same, pending: [one] })).toBeUndefined();
});

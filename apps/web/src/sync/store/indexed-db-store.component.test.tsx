import { factVersion } from '@hundred/domain/challenge/facts/facts';
import { fold } from '@hundred/domain/challenge/fold/fold';
import { Story } from '@hundred/domain/rules/story';
import { afterEach, describe, expect, it } from 'vitest';
import { appendPart } from '../reducer/base-log';
import { logFrom } from '../testing/log-part';
import {
  clearDevice,
  command,
  log,
  nothingStored,
  part,
  shortLog,
  uid,
  wholeLog,
} from '../testing/stored-logs';
import { clearStored } from './clear-stored';
import { openIndexedDbStore } from './indexed-db-store';
import { changeBetween } from './store-change';

afterEach(clearDevice);

// `log` has the facts of one day. `wholeLog` stores all of them, `shortLog` the first two. The last argument of `appendPart`
// is the instant of the pull.
describe('the store of a device', () => {
  it('returns the snapshot first, and the facts on request', async () => {
    const store = await openIndexedDbStore();
    await store.write(uid, changeBetween(nothingStored, shortLog)!);
    await store.write(uid, changeBetween(shortLog, wholeLog)!);
    const { base, pending } = await store.read(uid);
    expect(base?.facts).toBeUndefined();
    expect(base?.length).toEqual(log.length);
    expect(base?.snapshot).toEqual(fold(log));
    expect(pending).toEqual([]);
    expect((await store.readWithFacts(uid)).base?.facts).toEqual(log);
    expect((await store.read('bo')).base).toBeUndefined();
  });

  it('returns a known log unchanged, and reads another one', async () => {
    const store = await openIndexedDbStore();
    await store.write(uid, changeBetween(nothingStored, { ...shortLog, pending: [command('a')] })!);
    expect((await store.readWithFacts(uid, shortLog.base)).base).toBe(shortLog.base);
    await store.write(uid, changeBetween(shortLog, { ...wholeLog, pending: [] })!);
    expect((await store.readWithFacts(uid, shortLog.base)).base?.facts).toEqual(log);
  });

  it('returns the facts at once if commands are pending', async () => {
    const store = await openIndexedDbStore();
    await store.write(
      uid,
      changeBetween(nothingStored, { ...shortLog, pending: [command('b'), command('a')] })!,
    );
    const { base, pending } = await store.read(uid);
    expect(base?.facts).toEqual(log.slice(0, 2));
    expect(pending.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('returns no facts if all commands are refused', async () => {
    const store = await openIndexedDbStore();
    const refusedCommand = {
      ...command('a'),
      status: { kind: 'refused', code: 'too_late', message: 'No.' },
    } as const;
    await store.write(uid, changeBetween(nothingStored, { ...shortLog, pending: [refusedCommand] })!);
    expect((await store.read(uid)).base?.facts).toBeUndefined();
  });

  it('does not read the facts again of a log that the server has only confirmed', async () => {
    const store = await openIndexedDbStore();
    await store.write(uid, changeBetween(nothingStored, shortLog)!);
    // A part without facts: the server has nothing new.
    const pulledAt = 9;
    const confirmed = { base: appendPart(shortLog.base, part(2, 2), pulledAt), pending: [] };
    await store.write(uid, changeBetween(shortLog, confirmed)!);
    const { base } = await store.readWithFacts(uid, shortLog.base);
    expect(base?.pulledAt).toEqual(pulledAt);
    expect(base?.facts).toBe(shortLog.base?.facts);
  });

  it('moves a command into the log in one step', async () => {
    const store = await openIndexedDbStore();
    const before = { ...shortLog, pending: [command('a'), command('b')] };
    await store.write(uid, changeBetween(nothingStored, before)!);
    // The log has what `a` asked for, and `b` has another instant.
    await store.write(
      uid,
      changeBetween(before, { ...wholeLog, pending: [{ ...before.pending[1]!, at: 9 }] })!,
    );
    const { base, pending } = await store.read(uid);
    expect(base?.length).toEqual(log.length);
    expect(pending).toEqual([{ ...command('b'), at: 9 }]);
  });

  it('does not add a command again that another tab has removed', async () => {
    const store = await openIndexedDbStore();
    const before = { ...shortLog, pending: [command('a')] };
    await store.write(uid, changeBetween(nothingStored, before)!);
    await store.write(uid, changeBetween(before, shortLog)!);
    // This tab still has the command, and changes its instant.
    await store.write(uid, changeBetween(before, { ...shortLog, pending: [{ ...command('a'), at: 9 }] })!);
    expect((await store.read(uid)).pending).toEqual([]);
  });

  it('writes nothing if another tab has changed the log since', async () => {
    const [store, other] = [await openIndexedDbStore(), await openIndexedDbStore()];
    await store.write(uid, changeBetween(nothingStored, shortLog)!);
    await other.write(uid, changeBetween(shortLog, wholeLog)!);
    const stale = changeBetween(shortLog, { ...wholeLog, pending: [command('a')] })!;
    expect(await store.write(uid, stale)).toBe('overtaken');
    expect(await store.read(uid)).toMatchObject({ base: { length: log.length }, pending: [] });
  });

  it('writes nothing if another tab has replaced the log by one of the same length', async () => {
    const store = await openIndexedDbStore();
    await store.write(uid, changeBetween(nothingStored, wholeLog)!);
    const { log: otherLog } = Story.startedOn('2026-06-10', 'UTC', '13:00').complete();
    const other = {
      base: logFrom({ ...part(0, log.length), facts: otherLog }, { pulledAt: 3 }),
      pending: [],
    };
    await store.write(uid, changeBetween(wholeLog, other)!);
    const confirmed = { base: appendPart(wholeLog.base, part(log.length, log.length), 4), pending: [] };
    expect(await store.write(uid, changeBetween(wholeLog, confirmed)!)).toBe('overtaken');
    expect((await store.readWithFacts(uid)).base).toMatchObject({
      facts: otherLog,
      snapshot: fold(otherLog),
    });
  });

  it('does not replace the log of another tab with that of a tab that had none', async () => {
    const store = await openIndexedDbStore();
    await store.write(uid, changeBetween(nothingStored, wholeLog)!);
    expect(await store.write(uid, changeBetween(nothingStored, shortLog)!)).toBe('overtaken');
    expect((await store.readWithFacts(uid)).base?.facts).toEqual(log);
  });

  it('replaces a log whose facts are missing, and one that only a newer page can read', async () => {
    const store = await openIndexedDbStore();
    // A log of 99 facts, of which only a few are stored.
    await store.write(
      uid,
      changeBetween(nothingStored, { ...wholeLog, base: { ...wholeLog.base!, length: 99 } })!,
    );
    expect((await store.readWithFacts(uid)).base).toBeUndefined();
    expect(await store.write(uid, changeBetween(nothingStored, shortLog)!)).toBe('written');
    await store.write(
      uid,
      changeBetween(shortLog, { ...wholeLog, base: { ...wholeLog.base!, version: factVersion + 1 } })!,
    );
    expect((await store.readWithFacts(uid)).base).toBeUndefined();
    expect(await store.write(uid, changeBetween(nothingStored, shortLog)!)).toBe('written');
    expect((await store.readWithFacts(uid)).base?.facts).toEqual(log.slice(0, 2));
  });

  it('replaces the facts of a log that became shorter', async () => {
    const store = await openIndexedDbStore();
    await store.write(uid, changeBetween(nothingStored, wholeLog)!);
    const restored = { base: logFrom(structuredClone(part(0, 1)), { pulledAt: 3 }), pending: [] };
    await store.write(uid, changeBetween(wholeLog, restored)!);
    expect((await store.readWithFacts(uid)).base?.facts).toEqual(log.slice(0, 1));
  });

  it('folds the facts again if the snapshot is of another version', async () => {
    const store = await openIndexedDbStore();
    const old = { ...wholeLog.base!, snapshot: { ...wholeLog.base!.snapshot, version: 1 } };
    await store.write(uid, changeBetween(nothingStored, { base: old, pending: [] })!);
    expect((await store.read(uid)).base?.snapshot).toEqual(fold(log));
  });

  it('returns no log if a newer page has written it', async () => {
    const store = await openIndexedDbStore();
    const newer = { ...wholeLog.base!, version: factVersion + 1 };
    await store.write(uid, changeBetween(nothingStored, { base: newer, pending: [command('a')] })!);
    expect(await store.read(uid)).toMatchObject({ base: undefined, pending: [{ id: 'a' }] });
  });

  it('clears one person, with or without the commands', async () => {
    const store = await openIndexedDbStore();
    for (const person of [uid, 'bo'])
      await store.write(
        person,
        changeBetween(nothingStored, { ...shortLog, pending: [{ ...command(person), uid: person }] })!,
      );
    await clearStored(uid, 'log');
    expect(await store.read(uid)).toMatchObject({ base: undefined, pending: [{ id: uid }] });
    await clearStored(uid, 'everything');
    expect((await store.read(uid)).pending).toEqual([]);
    expect((await store.read('bo')).base?.length).toBe(2);
  });
});

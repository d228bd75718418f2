import { factVersion } from '@hundred/domain/challenge/facts/facts';
import { fold } from '@hundred/domain/challenge/fold/fold';
import { Story } from '@hundred/domain/rules/story';
import { openDB } from 'idb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectConsoleErrors } from '../../testing/expected-console-errors';
import type { PendingCommand } from '../command/pending-command';
import { loadDriver } from '../load-driver';
import { appendPart } from '../reducer/base-log';
import { legacyDeed, storeAsLegacyPage } from '../testing/legacy-page';
import { partOf } from '../testing/log-part';
import { clearStored } from './clear-stored';
import { takeOverLegacyDevice } from './legacy-device';
import { openDevice } from './open-device';
import type { OpenedDevice, SyncStore } from './store';
import { storeChange } from './store-change';
import { databaseName } from './sync-database';
import { openSyncStore } from './sync-store';

const uid = 'ana';
const { log } = Story.startedOn('2026-06-10', 'UTC').complete();
const part = (from: number, to: number) => partOf(log, from, to);
const nothing = { base: undefined, pending: [] };
const short = { base: appendPart(undefined, part(0, 2), 1), pending: [] };
const long = { base: appendPart(short.base, part(2, log.length), 2), pending: [] };
const command = (id: string): PendingCommand => ({
  id,
  uid,
  version: 2,
  command: { kind: 'completeExercise', exercise: 'pushups' },
  at: 5,
  date: '2026-06-10',
  zone: 'UTC',
  status: { kind: 'pending' },
});

async function deleteDatabase(name: string): Promise<void> {
  await new Promise((resolve) => {
    const deleting = indexedDB.deleteDatabase(name);
    deleting.onsuccess = resolve;
    deleting.onerror = resolve;
  });
}

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  for (const name of [databaseName, 'hundred']) await deleteDatabase(name);
});

describe('the store of a device', () => {
  it('returns the snapshot first, and the facts on request', async () => {
    const store = await openSyncStore();
    await store.write(uid, storeChange(nothing, short)!);
    await store.write(uid, storeChange(short, long)!);
    const { base, pending } = await store.read(uid);
    expect([base?.facts, base?.length, base?.snapshot, pending]).toEqual([
      undefined,
      log.length,
      fold(log),
      [],
    ]);
    expect((await store.readWithFacts(uid)).base?.facts).toEqual(log);
    expect((await store.read('bo')).base).toBeUndefined();
  });

  it('returns a known log unchanged, and reads another one', async () => {
    const store = await openSyncStore();
    await store.write(uid, storeChange(nothing, { ...short, pending: [command('a')] })!);
    expect((await store.readWithFacts(uid, short.base)).base).toBe(short.base);
    await store.write(uid, storeChange(short, { ...long, pending: [] })!);
    expect((await store.readWithFacts(uid, short.base)).base?.facts).toEqual(log);
  });

  it('returns the facts at once if commands are pending', async () => {
    const store = await openSyncStore();
    await store.write(uid, storeChange(nothing, { ...short, pending: [command('b'), command('a')] })!);
    const { base, pending } = await store.read(uid);
    expect(base?.facts).toEqual(log.slice(0, 2));
    expect(pending.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('returns no facts if all commands are refused', async () => {
    const store = await openSyncStore();
    const refused = {
      ...command('a'),
      status: { kind: 'refused', code: 'too_late', message: 'No.' },
    } as const;
    await store.write(uid, storeChange(nothing, { ...short, pending: [refused] })!);
    expect((await store.read(uid)).base?.facts).toBeUndefined();
  });

  it('does not read the facts again of a log that the server has only confirmed', async () => {
    const store = await openSyncStore();
    await store.write(uid, storeChange(nothing, short)!);
    const confirmed = { base: appendPart(short.base, part(2, 2), 9), pending: [] };
    await store.write(uid, storeChange(short, confirmed)!);
    const { base } = await store.readWithFacts(uid, short.base);
    expect([base?.pulledAt, base?.facts === short.base?.facts]).toEqual([9, true]);
  });

  it('moves a command into the log in one step', async () => {
    const store = await openSyncStore();
    const before = { ...short, pending: [command('a'), command('b')] };
    await store.write(uid, storeChange(nothing, before)!);
    await store.write(uid, storeChange(before, { ...long, pending: [{ ...before.pending[1]!, at: 9 }] })!);
    const { base, pending } = await store.read(uid);
    expect([base?.length, pending]).toEqual([log.length, [{ ...command('b'), at: 9 }]]);
  });

  it('does not add a command again that another tab has removed', async () => {
    const store = await openSyncStore();
    const before = { ...short, pending: [command('a')] };
    await store.write(uid, storeChange(nothing, before)!);
    await store.write(uid, storeChange(before, short)!);
    await store.write(uid, storeChange(before, { ...short, pending: [{ ...command('a'), at: 9 }] })!);
    expect((await store.read(uid)).pending).toEqual([]);
  });

  it('writes nothing if another tab has changed the log since', async () => {
    const [store, other] = [await openSyncStore(), await openSyncStore()];
    await store.write(uid, storeChange(nothing, short)!);
    await other.write(uid, storeChange(short, long)!);
    const stale = storeChange(short, { ...long, pending: [command('a')] })!;
    expect(await store.write(uid, stale)).toBe('overtaken');
    expect(await store.read(uid)).toMatchObject({ base: { length: log.length }, pending: [] });
  });

  it('writes nothing if another tab has replaced the log by one of the same length', async () => {
    const store = await openSyncStore();
    await store.write(uid, storeChange(nothing, long)!);
    const { log: otherLog } = Story.startedOn('2026-06-10', 'UTC', '13:00').complete();
    const other = {
      base: appendPart(undefined, { ...part(0, log.length), facts: otherLog }, 3),
      pending: [],
    };
    await store.write(uid, storeChange(long, other)!);
    const confirmed = { base: appendPart(long.base, part(log.length, log.length), 4), pending: [] };
    expect(await store.write(uid, storeChange(long, confirmed)!)).toBe('overtaken');
    expect((await store.readWithFacts(uid)).base).toMatchObject({
      facts: otherLog,
      snapshot: fold(otherLog),
    });
  });

  it('does not replace the log of another tab with that of a tab that had none', async () => {
    const store = await openSyncStore();
    await store.write(uid, storeChange(nothing, long)!);
    expect(await store.write(uid, storeChange(nothing, short)!)).toBe('overtaken');
    expect((await store.readWithFacts(uid)).base?.facts).toEqual(log);
  });

  it('replaces a log whose facts are missing, and one that only a newer page can read', async () => {
    const store = await openSyncStore();
    await store.write(uid, storeChange(nothing, { ...long, base: { ...long.base!, length: 99 } })!);
    expect((await store.readWithFacts(uid)).base).toBeUndefined();
    expect(await store.write(uid, storeChange(nothing, short)!)).toBe('written');
    await store.write(
      uid,
      storeChange(short, { ...long, base: { ...long.base!, version: factVersion + 1 } })!,
    );
    expect((await store.readWithFacts(uid)).base).toBeUndefined();
    expect(await store.write(uid, storeChange(nothing, short)!)).toBe('written');
    expect((await store.readWithFacts(uid)).base?.facts).toEqual(log.slice(0, 2));
  });

  it('replaces the facts of a log that became shorter', async () => {
    const store = await openSyncStore();
    await store.write(uid, storeChange(nothing, long)!);
    const restored = { base: appendPart(undefined, structuredClone(part(0, 1)), 3), pending: [] };
    await store.write(uid, storeChange(long, restored)!);
    expect((await store.readWithFacts(uid)).base?.facts).toEqual(log.slice(0, 1));
  });

  it('folds the facts again if the snapshot is of another version', async () => {
    const store = await openSyncStore();
    const old = { ...long.base!, snapshot: { ...long.base!.snapshot, version: 1 } };
    await store.write(uid, storeChange(nothing, { base: old, pending: [] })!);
    expect((await store.read(uid)).base?.snapshot).toEqual(fold(log));
  });

  it('returns no log if a newer page has written it', async () => {
    const store = await openSyncStore();
    const newer = { ...long.base!, version: factVersion + 1 };
    await store.write(uid, storeChange(nothing, { base: newer, pending: [command('a')] })!);
    expect(await store.read(uid)).toMatchObject({ base: undefined, pending: [{ id: 'a' }] });
  });

  it('clears one person, with or without the commands', async () => {
    const store = await openSyncStore();
    for (const person of [uid, 'bo'])
      await store.write(
        person,
        storeChange(nothing, { ...short, pending: [{ ...command(person), uid: person }] })!,
      );
    await clearStored(uid, 'log');
    expect(await store.read(uid)).toMatchObject({ base: undefined, pending: [{ id: uid }] });
    await clearStored(uid, 'everything');
    expect((await store.read(uid)).pending).toEqual([]);
    expect((await store.read('bo')).base?.length).toBe(2);
  });
});

describe('a device of version 0.2.0', () => {
  it('has its log, its commands and its presses migrated once', async () => {
    const database = await storeAsLegacyPage(uid, log.slice(0, 2));
    const { store, stored } = await openDevice(uid);
    expect(stored.base).toMatchObject({ length: 2, facts: log.slice(0, 2), pulledAt: 7, version: 2 });
    expect(stored.pending).toEqual([
      {
        ...command('deed'),
        command: { kind: 'completeExercise', exercise: 'situps', timeSeconds: 30, dayNumber: 1 },
        at: 12,
      },
      expect.objectContaining({ id: 'no', status: { kind: 'refused', code: 'too_late', message: 'No.' } }),
      {
        id: 'press',
        uid,
        version: 2,
        command: { kind: 'completeExercise', exercise: 'jumpingJacks', timeSeconds: 9 },
        at: 20,
        status: { kind: 'pending' },
      },
    ]);
    expect((await database.getAll('outbox')).map(({ deviceKey }) => deviceKey)).toEqual(['of bo']);
    expect(await database.getAll('log')).toEqual([]);
    expect(Object.keys(localStorage)).toEqual([`hundred:pressed:${uid}:broken`]);
    expect((await openDevice(uid)).stored.pending).toHaveLength(3);
    database.close();
    expect(store).toBeDefined();
  });

  it('has its commands migrated if another tab stores a newer log meanwhile', async () => {
    const database = await storeAsLegacyPage(uid, log.slice(0, 2));
    const store = await openSyncStore();
    const overtaken: SyncStore = {
      ...store,
      async read(person) {
        const stored = await store.read(person);
        await store.write(person, storeChange(nothing, short)!);
        return stored;
      },
    };
    await takeOverLegacyDevice(overtaken, uid);
    const { pending } = await store.read(uid);
    expect(pending.map(({ id }) => id)).toEqual(['deed', 'no', 'press']);
    database.close();
  });

  it('has only its commands migrated if a newer page has stored a log', async () => {
    const database = await storeAsLegacyPage(uid, log.slice(0, 2));
    const store = await openSyncStore();
    const newer = { ...long.base!, version: factVersion + 1 };
    await store.write(uid, storeChange(nothing, { base: newer, pending: [] })!);
    const { stored } = await openDevice(uid);
    expect([stored.base, stored.isNewer, stored.pending.length]).toEqual([undefined, true, 3]);
    database.close();
  });

  it('has later commands of an old tab migrated at the next start, and its log ignored', async () => {
    const database = await storeAsLegacyPage(uid, log.slice(0, 2));
    await openDevice(uid);
    await database.put('log', { uid, shape: 2, facts: log.slice(0, 1), last: 1, at: 8 });
    await database.add('outbox', { ...legacyDeed, uid, deviceKey: 'later' });
    const { stored } = await openDevice(uid);
    expect([stored.base?.length, stored.pending.map(({ id }) => id)]).toEqual([
      2,
      ['deed', 'no', 'press', 'later'],
    ]);
    database.close();
  });
});

it('A device of version 0.2.0 does not wait for the rules once everything is migrated', async () => {
  const database = await storeAsLegacyPage(uid, log.slice(0, 2));
  await openDevice(uid);
  await clearStored(uid, 'everything');
  localStorage.clear();
  const load = vi.fn(loadDriver);
  await openDevice(uid, load);
  expect(load).not.toHaveBeenCalled();
  database.close();
});

it('A device without an older version does not get the old database', async () => {
  await openDevice(uid);
  const names = (await indexedDB.databases()).map(({ name }) => name);
  expect(names).not.toContain('hundred');
});

it('A device with facts of the installation opens without the rules if nothing is pending', async () => {
  const store = await openSyncStore();
  const shared = [{ kind: 'premiumBegan', at: 1, paidAt: 1, plan: 'lifetime', purchase: 'all' }] as const;
  const base = appendPart(undefined, { ...part(0, 2), shared: [...shared] }, 1);
  await store.write(uid, storeChange(nothing, { base, pending: [] })!);
  const load = vi.fn(loadDriver);
  const { local } = await openDevice(uid, load);
  expect(local?.snapshot).toEqual(base?.snapshot);
  expect(load).not.toHaveBeenCalled();
});

describe('A device that cannot list its databases or load the rules', () => {
  it('opens with its log and its commands', async () => {
    expectConsoleErrors(/UnknownError: No\./, /Failed to fetch/);
    const store = await openSyncStore();
    await store.write(uid, storeChange(nothing, { ...short, pending: [command('a')] })!);
    vi.spyOn(indexedDB, 'databases').mockRejectedValue(new DOMException('No.', 'UnknownError'));
    const offline = () => Promise.reject(new TypeError('Failed to fetch'));
    const { store: opened, stored, local } = await openDevice(uid, offline);
    expect([opened !== undefined, stored.pending.length, local]).toEqual([true, 1, stored.base]);
  });

  it('keeps its store and its commands if the rules take too long', async () => {
    const store = await openSyncStore();
    await store.write(uid, storeChange(nothing, { ...short, pending: [command('a')] })!);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const never = () => new Promise<never>(() => {});
    let device: OpenedDevice | undefined;
    void openDevice(uid, never).then((opened) => {
      device = opened;
    });
    await expect
      .poll(() => {
        vi.advanceTimersByTime(200);
        return device;
      })
      .toBeDefined();
    expect([device?.store !== undefined, device?.stored.pending.length]).toEqual([true, 1]);
    expect(device?.local).toEqual(device?.stored.base);
  });

  it('keeps its store and its commands if its snapshot is of an older version', async () => {
    expectConsoleErrors(/Failed to fetch/);
    const store = await openSyncStore();
    await store.write(uid, storeChange(nothing, { ...short, pending: [command('a')] })!);
    const database = await openDB(databaseName);
    const head = await database.get('heads', uid);
    await database.put('heads', { ...head, snapshot: { ...head.snapshot, version: 0 } });
    database.close();
    const offline = () => Promise.reject(new TypeError('Failed to fetch'));
    const device = await openDevice(uid, offline);
    expect([device.store !== undefined, device.stored.pending.length]).toEqual([true, 1]);
    expect((await device.store?.readWithFacts(uid))?.base).toBeUndefined();
    expect((await openDevice(uid)).stored.base).toMatchObject({ length: 2, facts: log.slice(0, 2) });
  });
});

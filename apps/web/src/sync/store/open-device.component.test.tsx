import { factVersion } from '@hundred/domain/challenge/facts/facts';
import { openDB } from 'idb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectConsoleErrors } from '../../testing/expected-console-errors';
import { loadDriver } from '../load-driver';
import { legacyDeed, storeAsLegacyPage } from '../testing/legacy-page';
import { logFrom } from '../testing/log-part';
import {
  clearDevice,
  command,
  log,
  nothingStored,
  oldDatabaseName,
  part,
  shortLog,
  uid,
  wholeLog,
} from '../testing/stored-logs';
import { clearStored } from './clear-stored';
import { openIndexedDbStore } from './indexed-db-store';
import { takeOverLegacyDevice } from './legacy-device';
import { openDevice } from './open-device';
import type { OpenedDevice, SyncStore } from './store';
import { changeBetween } from './store-change';
import { databaseName } from './sync-database';

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await clearDevice();
});

describe('a device of version 0.2.0', () => {
  it('has its log, its commands and its presses migrated once', async () => {
    const database = await storeAsLegacyPage(uid, log.slice(0, 2));
    const { store, stored } = await openDevice(uid);
    // The instants are those that `storeAsLegacyPage` stores.
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
    // What stays: the command of another person, and a press that cannot be read.
    expect((await database.getAll('outbox')).map(({ deviceKey }) => deviceKey)).toEqual(['of bo']);
    expect(await database.getAll('log')).toEqual([]);
    expect(Object.keys(localStorage)).toEqual([`hundred:pressed:${uid}:broken`]);
    expect((await openDevice(uid)).stored.pending).toHaveLength(3);
    database.close();
    expect(store).toBeDefined();
  });

  it('has its commands migrated if another tab stores a newer log meanwhile', async () => {
    const database = await storeAsLegacyPage(uid, log.slice(0, 2));
    const store = await openIndexedDbStore();
    /** Another tab writes after each read. */
    const overtaken: SyncStore = {
      ...store,
      async read(person) {
        const stored = await store.read(person);
        await store.write(person, changeBetween(nothingStored, shortLog)!);
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
    const store = await openIndexedDbStore();
    const newer = { ...wholeLog.base!, version: factVersion + 1 };
    await store.write(uid, changeBetween(nothingStored, { base: newer, pending: [] })!);
    const { stored } = await openDevice(uid);
    expect(stored.base).toBeUndefined();
    expect(stored.isNewer).toBe(true);
    expect(stored.pending).toHaveLength(3);
    database.close();
  });

  it('has later commands of an old tab migrated at the next start, and its log ignored', async () => {
    const database = await storeAsLegacyPage(uid, log.slice(0, 2));
    await openDevice(uid);
    await database.put('log', { uid, shape: 2, facts: log.slice(0, 1), last: 1, at: 8 });
    await database.add('outbox', { ...legacyDeed, uid, deviceKey: 'later' });
    const { stored } = await openDevice(uid);
    expect(stored.base?.length).toBe(2);
    expect(stored.pending.map(({ id }) => id)).toEqual(['deed', 'no', 'press', 'later']);
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
  expect(names).not.toContain(oldDatabaseName);
});

it('A device with facts of the installation opens without the rules if nothing is pending', async () => {
  const store = await openIndexedDbStore();
  const shared = [{ kind: 'premiumBegan', at: 1, paidAt: 1, plan: 'lifetime', purchase: 'all' }] as const;
  const base = logFrom({ ...part(0, 2), shared: [...shared] }, { pulledAt: 1 });
  await store.write(uid, changeBetween(nothingStored, { base, pending: [] })!);
  const load = vi.fn(loadDriver);
  const { local } = await openDevice(uid, load);
  expect(local?.snapshot).toEqual(base?.snapshot);
  expect(load).not.toHaveBeenCalled();
});

describe('A device that cannot list its databases or load the rules', () => {
  it('opens with its log and its commands', async () => {
    expectConsoleErrors(/UnknownError: No\./, /Failed to fetch/);
    const store = await openIndexedDbStore();
    await store.write(uid, changeBetween(nothingStored, { ...shortLog, pending: [command('a')] })!);
    vi.spyOn(indexedDB, 'databases').mockRejectedValue(new DOMException('No.', 'UnknownError'));
    const failToLoad = () => Promise.reject(new TypeError('Failed to fetch'));
    const { store: opened, stored, local } = await openDevice(uid, failToLoad);
    expect(opened).toBeDefined();
    expect(stored.pending).toHaveLength(1);
    expect(local).toEqual(stored.base);
  });

  it('keeps its store and its commands if the rules take too long', async () => {
    const store = await openIndexedDbStore();
    await store.write(uid, changeBetween(nothingStored, { ...shortLog, pending: [command('a')] })!);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const loadForever = () => new Promise<never>(() => {});
    let device: OpenedDevice | undefined;
    void openDevice(uid, loadForever).then((opened) => {
      device = opened;
    });
    await expect
      .poll(() => {
        vi.advanceTimersByTime(200);
        return device;
      })
      .toBeDefined();
    expect(device?.store).toBeDefined();
    expect(device?.stored.pending.length).toBe(1);
    expect(device?.local).toEqual(device?.stored.base);
  });

  it('keeps its store and its commands if its snapshot is of an older version', async () => {
    expectConsoleErrors(/Failed to fetch/);
    const store = await openIndexedDbStore();
    await store.write(uid, changeBetween(nothingStored, { ...shortLog, pending: [command('a')] })!);
    const database = await openDB(databaseName);
    const head = await database.get('heads', uid);
    await database.put('heads', { ...head, snapshot: { ...head.snapshot, version: 0 } });
    database.close();
    const failToLoad = () => Promise.reject(new TypeError('Failed to fetch'));
    const device = await openDevice(uid, failToLoad);
    expect(device.store).toBeDefined();
    expect(device.stored.pending.length).toBe(1);
    expect((await device.store?.readWithFacts(uid))?.base).toBeUndefined();
    expect((await openDevice(uid)).stored.base).toMatchObject({ length: 2, facts: log.slice(0, 2) });
  });
});

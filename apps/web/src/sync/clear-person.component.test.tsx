import { openDB } from 'idb';
import { afterEach, expect, it, vi } from 'vitest';
import { clearLeftovers, clearPerson, rememberClearing, unclearedPeople } from './clear-person';
import { openDevice } from './store/open-device';
import { databaseName } from './store/sync-database';
import { storeAsLegacyPage } from './testing/legacy-page';
import { clearDevice, log, oldDatabaseName, uid } from './testing/stored-logs';

afterEach(async () => {
  vi.useRealTimers();
  await clearDevice();
});

/**
 * Lets every later opening of a database wait until the returned function is called. The openings queue behind an
 * upgrade, which waits for a connection that stays open until then.
 */
async function holdOpening(name: string): Promise<() => void> {
  const holder = await openDB(name);
  const upgrading = openDB(name, holder.version + 1, {
    upgrade(_database, _oldVersion, _newVersion, transaction) {
      transaction.done.catch(() => {});
      // The version stays as it was.
      transaction.abort();
    },
  });
  upgrading.catch(() => {});
  return () => holder.close();
}

/** Signs out, and lets fake time pass until that has ended. */
async function clearInFakeTime(): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let isCleared = false;
  void clearPerson(uid, 'everything').then(() => {
    isCleared = true;
  });
  await expect
    .poll(() => {
      vi.advanceTimersByTime(500);
      return isCleared;
    })
    .toBe(true);
  vi.useRealTimers();
}

/** A device that has taken over data of version 0.2.0, with data that an old tab has added since. */
async function storeOldAndNewData() {
  const database = await storeAsLegacyPage(uid, log.slice(0, 2));
  await openDevice(uid);
  const oldTab = await storeAsLegacyPage(uid, log.slice(0, 2));
  oldTab.close();
  database.close();
}

const pendingOnDevice = async () => (await openDevice(uid)).stored.pending;

it('A person who signs out leaves nothing on the device, not even data of version 0.2.0', async () => {
  await storeOldAndNewData();
  await clearPerson(uid, 'everything');
  expect((await openDevice(uid)).stored).toEqual({ base: undefined, pending: [] });
});

it('A person whose session has ended leaves only the commands', async () => {
  await storeOldAndNewData();
  await clearPerson(uid, 'log');
  const { base, pending } = (await openDevice(uid)).stored;
  // The two commands and the press of the old page.
  expect(base).toBeUndefined();
  expect(pending.map(({ id }) => id)).toEqual(['deed', 'no', 'press']);
});

it.each([databaseName, oldDatabaseName])(
  'Signing out does not wait for the database %s if it opens late, and clears it then',
  async (name) => {
    await storeOldAndNewData();
    const release = await holdOpening(name);
    await clearInFakeTime();
    expect(unclearedPeople()).toEqual([{ uid, what: 'everything' }]);
    release();
    await expect.poll(pendingOnDevice).toEqual([]);
    // Another opening brings nothing back.
    expect(await pendingOnDevice()).toEqual([]);
  },
);

it('A person whose data was not cleared before the page was closed is cleared by the next page', async () => {
  await storeOldAndNewData();
  rememberClearing(uid, 'everything');
  await clearLeftovers('bo');
  expect((await openDevice(uid)).stored).toEqual({ base: undefined, pending: [] });
  expect(unclearedPeople()).toEqual([]);
});

it('A person who is signed in again is not cleared by the next page', async () => {
  await storeOldAndNewData();
  rememberClearing(uid, 'everything');
  await clearLeftovers(uid);
  // The two commands and the press of the old page.
  expect(await pendingOnDevice()).toHaveLength(3);
  expect(unclearedPeople()).toEqual([]);
});

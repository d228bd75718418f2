import { afterEach, expect, it, vi } from 'vitest';
import type { NewDeed } from './deed';
import { openDeviceStore } from './device-store';

const deed: NewDeed = {
  kind: 'takeRestDay',
  uid: 'ana',
  shape: 1,
  deviceKey: 'key',
  timezone: 'UTC',
  at: 0,
};

/** As much of a browser's storage as the store asks for; the connections to it can be closed from outside. */
function makeBrowserStorage() {
  const kept: object[] = [];
  const opened: { isClosed: boolean }[] = [];
  const later = <Call extends object>(call: Call, name: string, result?: unknown) => {
    setTimeout(() => (call as Record<string, () => void>)[name]?.());
    return Object.assign(call, { result });
  };
  const stores = {
    add: (added: object) => later({}, 'onsuccess', kept.push(added)),
    get: () => later({}, 'onsuccess'),
    index: () => ({ getAll: () => later({}, 'onsuccess', [...kept]) }),
  };
  function connect() {
    const connection = { isClosed: false };
    opened.push(connection);
    return {
      transaction() {
        if (connection.isClosed) throw new DOMException('The connection is closing.', 'InvalidStateError');
        return later({ objectStore: () => stores }, 'oncomplete');
      },
    };
  }
  return {
    indexedDB: { open: () => later({}, 'onsuccess', connect()) },
    opened,
    closeAll() {
      for (const connection of opened) connection.isClosed = true;
    },
  };
}

afterEach(() => vi.unstubAllGlobals());

it('opens its storage again where the browser has closed it', async () => {
  const { indexedDB, opened, closeAll } = makeBrowserStorage();
  vi.stubGlobal('indexedDB', indexedDB);
  const store = await openDeviceStore();
  closeAll();
  expect(await store.add(deed)).toEqual({ ...deed, order: 1 });
  closeAll();
  expect((await store.read('ana')).deeds).toEqual([deed]);
  expect(opened).toHaveLength(3);
});

import { expect, it } from 'vitest';
import type { NewDeed } from './deed';
import { makeMemoryStore } from './device-store';
import { orInMemory } from './store-or-memory';

const deed: NewDeed = { kind: 'takeRestDay', uid: 'ana', shape: 1, deviceKey: 'key', at: 0 };
const refuse = async () => {
  throw new DOMException('No room is left.', 'QuotaExceededError');
};

it('goes on in memory with what it read last, where the device takes nothing more', async () => {
  const device = { ...makeMemoryStore(), isLasting: true };
  const store = orInMemory(device);
  const before = await store.add(deed);
  await store.read('ana');
  expect(store.isLasting).toBe(true);
  Object.assign(device, { add: refuse, read: refuse });
  const after = await store.add({ ...deed, deviceKey: 'another' });
  expect(store.isLasting).toBe(false);
  expect((await store.read('ana')).deeds).toEqual([before, after]);
});

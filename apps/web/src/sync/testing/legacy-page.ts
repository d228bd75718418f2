import type { Fact } from '@hundred/domain/challenge/facts/facts';
import { openDB } from 'idb';

/** A command in the format of `offline/deed.ts` of 0.2.0, without its person. */
export const legacyDeed = {
  kind: 'completeExercise',
  exercise: 'situps',
  timeSeconds: 30,
  dayNumber: 1,
  deviceKey: 'deed',
  at: 12.5,
  localDate: '2026-06-10',
  timezone: 'UTC',
  shape: 2,
};

/**
 * Stores data in the format of `offline/device-store.ts` and `offline/press.ts` of 0.2.0: the log, a pending and a refused
 * command, a command of another person, a press, and a press that cannot be read.
 */
export async function storeAsLegacyPage(uid: string, facts: readonly Fact[]) {
  const database = await openDB('hundred', 1, {
    upgrade(upgraded) {
      upgraded.createObjectStore('log', { keyPath: 'uid' });
      upgraded
        .createObjectStore('outbox', { keyPath: 'order', autoIncrement: true })
        .createIndex('uid', 'uid');
    },
  });
  // "deed", "wish", "shape" and "outbox" are words of 0.2.0: `legacy-device.ts`.
  const deed = { ...legacyDeed, uid };
  await database.put('log', { uid, shape: 2, facts, last: facts.length, at: 7 });
  // The head, which 0.2.0 stored beside the log.
  await database.put('log', { uid: `head:${uid}`, last: facts.length, written: 7, at: 9 });
  await database.add('outbox', deed);
  await database.add('outbox', { ...deed, deviceKey: 'no', refusal: { code: 'too_late', message: 'No.' } });
  await database.add('outbox', { ...deed, deviceKey: 'of bo', uid: 'bo' });
  const wish = { kind: 'completeExercise', exercise: 'jumpingJacks', timeSeconds: 9 };
  const press = { wish, deviceKey: 'press', at: 20, isSure: true };
  localStorage.setItem(`hundred:pressed:${uid}:press`, JSON.stringify(press));
  localStorage.setItem(`hundred:pressed:${uid}:broken`, '{');
  return database;
}

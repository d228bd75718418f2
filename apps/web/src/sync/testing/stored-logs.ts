import { Story } from '@hundred/domain/rules/story';
import type { PendingCommand } from '../command/pending-command';
import { appendPart } from '../reducer/base-log';
import { databaseName } from '../store/sync-database';
import { logFrom, partOf } from './log-part';

export const uid = 'ana';

/** A log of one whole day, and two stored logs: its first two facts, pulled at instant 1, and all of it, pulled at 2. */
export const { log } = Story.startedOn('2026-06-10', 'UTC').complete();
export const part = (from: number, to: number) => partOf(log, from, to);
export const nothingStored = { base: undefined, pending: [] };
export const shortLog = { base: logFrom(part(0, 2), { pulledAt: 1 }), pending: [] };
export const wholeLog = { base: appendPart(shortLog.base, part(2, log.length), 2), pending: [] };

export const command = (id: string): PendingCommand => ({
  id,
  uid,
  version: 2,
  command: { kind: 'completeExercise', exercise: 'pushups' },
  at: 5,
  date: '2026-06-10',
  zone: 'UTC',
  status: { kind: 'pending' },
});

/** The name of the database of 0.2.0. */
export const oldDatabaseName = 'hundred';

/** Removes everything that a test has stored on the device, also in the database of 0.2.0. */
export async function clearDevice(): Promise<void> {
  localStorage.clear();
  for (const name of [databaseName, oldDatabaseName])
    await new Promise((resolve) => {
      const deleting = indexedDB.deleteDatabase(name);
      deleting.onsuccess = resolve;
      deleting.onerror = resolve;
    });
}

import type { DayCommand } from '@hundred/domain/challenge/commands/commands';
import { type Fact, factVersion } from '@hundred/domain/challenge/facts/facts';
import { fold } from '@hundred/domain/challenge/fold/fold';
import type { CivilDate } from '@hundred/domain/days/civil-date';
import { type IDBPDatabase, openDB } from 'idb';
import { type PendingCommand, versionOf } from '../command/pending-command';
import { legacyDatabase } from './legacy-database';
import type { StoredLog, SyncStore } from './store';

/** What versions up to 0.2.0 stored in the database `hundred`. */
interface LegacyLog {
  uid: string;
  shape: number;
  facts: readonly Fact[];
  last: number;
  at: number;
}

type LegacyDeed = DayCommand & {
  order: number;
  uid: string;
  shape: number;
  deviceKey: string;
  at: number;
  localDate?: CivilDate;
  timezone?: string;
  refusal?: { code: string; message: string };
};

/** A press in `localStorage` that a page up to 0.2.0 had not processed yet. */
interface LegacyPress {
  wish: DayCommand;
  deviceKey: string;
  at: number;
}

const pressPrefix = (uid: string) => `hundred:pressed:${uid}:`;

/** Migrates what versions up to 0.2.0 stored. An old tab may still be open, so each start checks for it. */
export async function takeOverLegacyDevice(store: SyncStore, uid: string): Promise<void> {
  const legacy = await readLegacyDevice(uid);
  if (!legacy) return;
  const stored = await store.read(uid);
  // A log that only a newer page can read counts too. Without this, the older one would replace it.
  const hasLog = stored.base !== undefined || stored.isNewer;
  const { base, pending } = legacy;
  const outcome = await store.write(uid, {
    ...(base?.facts && !hasLog && { base: { expected: undefined, base, from: 0, facts: base.facts } }),
    add: pending,
  });
  // Another tab has stored a newer log meanwhile, so only the commands are taken over.
  if (outcome === 'overtaken') await store.write(uid, { add: pending });
  await legacy.forget();
}

/**
 * Reads what versions up to 0.2.0 stored. An old tab may push the same commands, but their ids make each count once.
 * `forget` removes what was read, once it is stored in the new format.
 */
async function readLegacyDevice(
  uid: string,
): Promise<(StoredLog & { forget: () => Promise<void> }) | undefined> {
  const presses = readPresses(uid);
  const database = await openLegacyDatabase();
  const [log, deeds] = database ? await readRows(database, uid) : [undefined, []];
  if (!log && deeds.length === 0 && presses.length === 0) {
    database?.close();
    return undefined;
  }
  return {
    base: log && baseOf(log),
    pending: [...deeds.map(fromDeed), ...presses.map(({ press }) => fromPress(press, uid))],
    async forget() {
      for (const { key } of presses) localStorage.removeItem(key);
      if (!database) return;
      const transaction = database.transaction(['log', 'outbox'], 'readwrite');
      await transaction.objectStore('log').delete(uid);
      await transaction.objectStore('log').delete(`head:${uid}`);
      for (const { order } of deeds) await transaction.objectStore('outbox').delete(order);
      await transaction.done;
      database.close();
    },
  };
}

/** Undefined if no older version was used. Opening must not create the database. */
async function openLegacyDatabase(): Promise<IDBPDatabase | undefined> {
  try {
    return await openDB(legacyDatabase, undefined, {
      upgrade(_database, _oldVersion, _newVersion, transaction) {
        transaction.done.catch(() => {});
        transaction.abort();
      },
      blocking: (_, __, { target }) => (target as IDBDatabase).close(),
    });
  } catch {
    return undefined;
  }
}

const readRows = (database: IDBPDatabase, uid: string): Promise<[LegacyLog | undefined, LegacyDeed[]]> =>
  Promise.all([database.get('log', uid), database.getAllFromIndex('outbox', 'uid', uid)]);

function baseOf({ shape, facts, last, at }: LegacyLog): StoredLog['base'] {
  if (shape > factVersion) return undefined;
  return { length: last, facts, snapshot: fold(facts), version: shape, pulledAt: at };
}

function fromDeed(deed: LegacyDeed): PendingCommand {
  const { order, uid, shape, deviceKey, at, localDate, timezone, refusal, ...command } = deed;
  return {
    id: deviceKey,
    uid,
    version: shape,
    command,
    // Older pages stored fractions of a millisecond.
    at: Math.floor(at),
    date: localDate,
    zone: timezone,
    status: refusal ? { kind: 'refused', ...refusal } : { kind: 'pending' },
  };
}

/** The press was never judged, so the server determines its date from the instant. */
const fromPress = ({ wish, deviceKey, at }: LegacyPress, uid: string): PendingCommand => ({
  id: deviceKey,
  uid,
  version: versionOf(wish),
  command: wish,
  at: Math.floor(at),
  status: { kind: 'pending' },
});

function readPresses(uid: string): { key: string; press: LegacyPress }[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(pressPrefix(uid)));
  return keys
    .flatMap((key) => {
      const press = parsePress(localStorage.getItem(key));
      return press ? [{ key, press }] : [];
    })
    .sort((one, other) => one.press.at - other.press.at);
}

function parsePress(text: string | null): LegacyPress | undefined {
  try {
    const press = JSON.parse(text ?? 'null');
    return press?.wish?.kind && press.deviceKey && Number.isFinite(press.at) ? press : undefined;
  } catch {
    return undefined;
  }
}

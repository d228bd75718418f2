import type { DayCommand } from '@hundred/domain/challenge/commands/commands';
import { type Fact, factVersion } from '@hundred/domain/challenge/facts/facts';
import { fold } from '@hundred/domain/challenge/fold/fold';
import type { CivilDate } from '@hundred/domain/days/civil-date';
import type { IDBPDatabase } from 'idb';
import { readStored } from '../../platform/storage/stored-value';
import { type PendingCommand, versionOf } from '../command/pending-command';
import type { BaseLog } from '../reducer/base-log';
import { legacyPressKeys, withLegacyDatabase } from './legacy-database';
import { removeLegacyData } from './remove-legacy';
import type { SyncStore } from './store';

/** What versions up to 0.2.0 stored in their database. They called a command a deed or a wish, and a version a shape. */
interface LegacyLog {
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

/**
 * Moves what versions up to 0.2.0 stored into the store. Nothing is removed before it is stored. An old tab may push the
 * same commands, but their ids make each count once.
 */
export async function takeOverLegacyDevice(store: SyncStore, uid: string): Promise<void> {
  const presses = readPresses(uid);
  const rows = await withLegacyDatabase((database) => readRows(database, uid));
  const [log, deeds] = rows ?? [undefined, []];
  await storeLegacy(store, uid, log && baseOf(log), [
    ...deeds.map(fromDeed),
    ...presses.map(({ press }) => fromPress(press, uid)),
  ]);
  for (const { key } of presses) localStorage.removeItem(key);
  await removeLegacyData(
    uid,
    deeds.map(({ order }) => order),
  );
}

const readRows = (database: IDBPDatabase, uid: string): Promise<[LegacyLog | undefined, LegacyDeed[]]> =>
  Promise.all([database.get('log', uid), database.getAllFromIndex('outbox', 'uid', uid)]);

async function storeLegacy(
  store: SyncStore,
  uid: string,
  base: BaseLog | undefined,
  add: readonly PendingCommand[],
): Promise<void> {
  const stored = await store.read(uid);
  // The legacy log must not replace a log in the store, not even one that only a newer page can read.
  const hasLog = stored.base !== undefined || stored.isNewer;
  const outcome = await store.write(uid, {
    // `expected`: no log is stored yet.
    ...(base?.facts && !hasLog && { base: { expected: undefined, base, from: 0, facts: base.facts } }),
    add,
  });
  // Another tab has stored a newer log meanwhile, so only the commands are taken over.
  if (outcome === 'overtaken') await store.write(uid, { add });
}

function baseOf({ shape, facts, last, at }: LegacyLog): BaseLog | undefined {
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

/** In the order in which they were made. A press that cannot be read is left out. */
function readPresses(uid: string): { key: string; press: LegacyPress }[] {
  return legacyPressKeys(uid)
    .map((key) => ({ key, press: readStored(key) as LegacyPress | null }))
    .filter((entry): entry is { key: string; press: LegacyPress } => isComplete(entry.press))
    .sort((one, other) => one.press.at - other.press.at);
}

const isComplete = (press: Partial<LegacyPress> | null): boolean =>
  Boolean(press?.wish?.kind && press.deviceKey && Number.isFinite(press.at));

import { setTimeout as wait } from 'node:timers/promises';
import type { Fact } from '@hundred/domain/challenge/facts/facts';
import { fold } from '@hundred/domain/challenge/fold/fold';
import { type Snapshot, snapshotVersion } from '@hundred/domain/challenge/fold/snapshot';
import { factsForAll, holdsForAll, type PeriodForAll } from '@hundred/domain/entitlements/premium-for-all';
import type { PremiumFact } from '@hundred/domain/entitlements/premium-periods';
import { retryPauses } from '../../db/connection/retry-pauses';
import { isStorageAway } from '../../db/connection/storage-away';
import { installation } from '../../db/schema/schema';
import type { Database, Reader, Storage } from '../../db/storage';

/**
 * The facts of this installation that every fold includes and no log contains. They belong to the process, because each
 * of the many readers and writers of a log would have to be given them. A program has one installation; servers that a
 * test composes in one process share them. Undefined until storage was read: stored folds are trusted until then.
 */
let loaded: readonly PremiumFact[] | undefined;

export const installationFacts = (): readonly PremiumFact[] => loaded ?? [];

/** What another thread of this process is given. Undefined until storage was read. */
export const loadedInstallationFacts = (): readonly PremiumFact[] | undefined => loaded;

/** A log as it is folded: with the facts of the installation. */
export const withInstallationFacts = (facts: readonly Fact[]): readonly Fact[] =>
  installationFacts().length === 0 ? facts : [...installationFacts(), ...facts];

/** The fold of a log and the facts of the installation. */
export const foldLog = (facts: readonly Fact[]): Snapshot => fold(withInstallationFacts(facts));

/** Whether a stored fold has the content that this program gives it. Otherwise it is folded again from its log. */
export const isCurrentFold = ({ version, premium }: Snapshot): boolean =>
  version === snapshotVersion && (loaded === undefined || holdsForAll(premium, loaded));

export function setInstallationFacts(facts: readonly PremiumFact[] | undefined): void {
  loaded = facts;
}

async function readPeriods(reader: Reader): Promise<PeriodForAll[]> {
  const [row] = await reader.select({ periods: installation.premiumForAll }).from(installation);
  return row?.periods ?? [];
}

/** For commands and other programs beside the server, which do not know its setting. */
export async function loadPremiumForAll(database: Database): Promise<void> {
  setInstallationFacts(factsForAll(await readPeriods(database)));
}

/** Begins a period, or ends the last one, if the setting has changed since the last start. */
export async function applyPremiumSetting(database: Database, isForAll: boolean, now: number): Promise<void> {
  // Most starts change nothing, and then nothing is locked or written.
  if (changedPeriods(await readPeriods(database), isForAll, now))
    await database.transaction(async (transaction) => {
      await transaction.select({ id: installation.id }).from(installation).for('update');
      const changed = changedPeriods(await readPeriods(transaction), isForAll, now);
      if (changed) await transaction.update(installation).set({ premiumForAll: changed });
    });
  await loadPremiumForAll(database);
}

/** Storage that is ready once the setting is applied to it, and that closes after that or without it. */
export function withPremiumSetting(storage: Storage, isForAll: boolean, now: number): Storage {
  const closing = new AbortController();
  let isApplying = false;
  const ready = storage.ready.then(() => {
    isApplying = true;
    return applyPatiently(closing.signal, storage.database, isForAll, now);
  });
  return {
    ...storage,
    ready,
    async close() {
      closing.abort();
      if (isApplying) await ready.catch(() => {});
      await storage.close();
    },
  };
}

/** Tries again while storage is away, as the start of a server does. */
async function applyPatiently(
  signal: AbortSignal,
  ...setting: Parameters<typeof applyPremiumSetting>
): Promise<void> {
  for (const pause of retryPauses()) {
    try {
      return await applyPremiumSetting(...setting);
    } catch (error) {
      if (!isStorageAway(error)) throw error;
      await wait(pause, undefined, { ref: false, signal });
    }
  }
}

/** Undefined if the last period already says the same. */
export function changedPeriods(
  periods: readonly PeriodForAll[],
  isForAll: boolean,
  now: number,
): PeriodForAll[] | undefined {
  const last = periods.at(-1);
  if ((last?.end === null) === isForAll) return undefined;
  if (isForAll) return [...periods, { begin: Math.max(now, (last?.end ?? now - 1) + 1), end: null }];
  return [...periods.slice(0, -1), { begin: last!.begin, end: Math.max(now, last!.begin + 1) }];
}

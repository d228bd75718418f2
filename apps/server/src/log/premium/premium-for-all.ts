import { setTimeout as wait } from 'node:timers/promises';
import { factsForAll, type PeriodForAll } from '@hundred/domain/entitlements/premium-for-all';
import { retryPauses } from '../../db/connection/retry-pauses';
import { isStorageAway } from '../../db/connection/storage-away';
import { installation } from '../../db/schema/schema';
import type { Database, Reader, Storage } from '../../db/storage';
import { setInstallationFacts } from './installation-facts';

/** Storage that is ready once the setting is applied to it. Closing it ends the attempts to apply the setting. */
export function withPremiumSetting(storage: Storage, isForAll: boolean, now: number): Storage {
  const closing = new AbortController();
  let isApplying = false;
  const ready = storage.ready.then(() => {
    isApplying = true;
    return untilStorageAnswers(() => applyPremiumSetting(storage.database, isForAll, now), closing.signal);
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
async function untilStorageAnswers(work: () => Promise<void>, signal: AbortSignal): Promise<void> {
  for (const pause of retryPauses()) {
    try {
      return await work();
    } catch (error) {
      if (!isStorageAway(error)) throw error;
      await wait(pause, undefined, { ref: false, signal });
    }
  }
}

/** Loads the stored periods. For commands and other programs beside the server, which do not know its setting. */
export async function loadPremiumForAll(database: Database): Promise<void> {
  setInstallationFacts(factsForAll(await readPeriods(database)));
}

/** Begins a period, or ends the last one, if the setting has changed since the last start. */
export async function applyPremiumSetting(database: Database, isForAll: boolean, now: number): Promise<void> {
  // Most starts change nothing, and then nothing is locked or written.
  if (changedPeriods(await readPeriods(database), { isForAll, now }))
    await database.transaction(async (transaction) => {
      await transaction.select({ id: installation.id }).from(installation).for('update');
      const changed = changedPeriods(await readPeriods(transaction), { isForAll, now });
      if (changed) await transaction.update(installation).set({ premiumForAll: changed });
    });
  await loadPremiumForAll(database);
}

async function readPeriods(reader: Reader): Promise<PeriodForAll[]> {
  const [row] = await reader.select({ periods: installation.premiumForAll }).from(installation);
  return row?.periods ?? [];
}

/** The periods after a start with this setting. Undefined if it is the setting of the last start. */
export function changedPeriods(
  periods: readonly PeriodForAll[],
  { isForAll, now }: { isForAll: boolean; now: number },
): PeriodForAll[] | undefined {
  const last = periods.at(-1);
  const wasForAll = last?.end === null;
  if (wasForAll === isForAll) return undefined;
  // The clock may have been set back. Periods must not overlap, and each has a length.
  if (wasForAll) return [...periods.slice(0, -1), { ...last, end: Math.max(now, last.begin + 1) }];
  const earliestBegin = (last?.end ?? Number.NEGATIVE_INFINITY) + 1;
  return [...periods, { begin: Math.max(now, earliestBegin), end: null }];
}

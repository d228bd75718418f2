import { localDateIn } from '@hundred/domain/days/zones';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { browserZone } from './browser-zone';
import { historyKey, premiumKey, statsKey, todayKey } from './challenge-queries';
import { keptPrefix, rememberedKey } from './identity/remembered';

/** Raised when an answer changes its shape: the page must not paint what an older version of it kept. */
const shape = 1;

const kept = [
  { queryKey: todayKey, storageKey: `${keptPrefix}today`, isOfOneDate: true },
  { queryKey: statsKey, storageKey: `${keptPrefix}stats`, isOfOneDate: false },
  { queryKey: historyKey, storageKey: `${keptPrefix}history`, isOfOneDate: false },
  { queryKey: premiumKey, storageKey: `${keptPrefix}premium`, isOfOneDate: false },
] as const;

interface Snapshot {
  shape: number;
  /** Whose it is: one browser may serve several people. */
  uid: string;
  /** When the server answered, in epoch milliseconds. */
  at: number;
  answer: unknown;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Puts the last answers of the server in place for the first paint. They count as out of date at once, so
 * that every page asks anew. Yesterday's challenge is not offered: somebody might act on it.
 */
export function restoreChallenge(queryClient: QueryClient, uid: string, storage: Store, now: number): void {
  for (const { queryKey, storageKey, isOfOneDate } of kept) {
    const snapshot = read(storage, storageKey);
    if (!snapshot) continue;
    if (snapshot.uid !== uid || snapshot.shape !== shape) {
      write(storage, storageKey, undefined);
      continue;
    }
    if (isOfOneDate && localDateIn(browserZone(), snapshot.at) !== localDateIn(browserZone(), now)) continue;
    queryClient.setQueryData(queryKey, snapshot.answer, { updatedAt: snapshot.at });
    void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  }
}

/** Keeps every answer of the server, but nothing that a page only hopes for. Gives back how to stop. */
export function keepChallenge(queryClient: QueryClient, uid: string, storage: Store): () => void {
  const storageKeys = new Map(kept.map(({ queryKey, storageKey }) => [hashKey(queryKey), storageKey]));
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
    const storageKey = storageKeys.get(event.query.queryHash);
    if (storageKey === undefined || hasSignedOut(storage)) return;
    const { data, dataUpdatedAt } = event.query.state;
    write(storage, storageKey, { shape, uid, at: dataUpdatedAt, answer: data });
  });
}

/** An answer may still come while the page is being left for the identity service's goodbye. */
function hasSignedOut(storage: Store): boolean {
  try {
    return storage.getItem(rememberedKey) === null;
  } catch {
    return true;
  }
}

function read(storage: Store, key: string): Snapshot | undefined {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function write(storage: Store, key: string, snapshot: Snapshot | undefined): void {
  try {
    if (snapshot === undefined) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(snapshot));
  } catch {
    // A full or refused storage costs the quick first paint and nothing else.
  }
}

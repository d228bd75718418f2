import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { personPrefix, rememberedKey } from '../identity/session-memory';
import { hasFields } from './stored-fields';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Stores the last answer on the device for the next visit, for any date or only for its own. */
      persist?: true | 'on-its-date';
    };
  }
}

/** Increased when the format of an answer changes, so that the page does not show an answer of an older version. */
const version = 3;

interface PersistedAnswer {
  /** The version, under the name that it has always had in storage. */
  shape: number;
  /** The owner, because several people may use one browser. */
  uid: string;
  queryKey: QueryKey;
  /** Whether it is restored only on the date on which it was received. */
  isOfOneDate: boolean;
  /** When it was received, in epoch milliseconds. */
  at: number;
  answer: unknown;
}

/**
 * Restores the last answers for the first paint. They are stale at once, so that every page fetches again. A board of
 * this week is not restored on another date. `ahead`: by how much the server's clock is ahead of the device's.
 */
export function restoreAnswers(
  queryClient: QueryClient,
  uid: string,
  storage: Storage,
  now: number,
  ahead = 0,
): void {
  for (const key of keysOf(storage)) {
    const stored = readAnswer(storage, key);
    if (!stored || stored.uid !== uid || stored.shape !== version) {
      removeAnswer(storage, key);
      continue;
    }
    const { queryKey, isOfOneDate, at, answer } = stored;
    if (isOfOneDate && !isOfSameDate(new Date(at + ahead), new Date(now + ahead))) continue;
    queryClient.setQueryData(queryKey, answer, { updatedAt: Math.min(at, now) });
    void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  }
}

/**
 * Compares the local date parts, because the name of the zone would load the browser's calendar before the first paint.
 * An answer from before 02:00 may belong to a workout that began before midnight, so it is not used after 02:00.
 */
const isOfSameDate = (receivedAt: Date, now: Date) =>
  receivedAt.toDateString() === now.toDateString() && (receivedAt.getHours() >= 2 || now.getHours() < 2);

/**
 * Stores every answer that is marked for it, but no optimistic updates and nothing that a page has removed. Returns a
 * function that stops it.
 */
export function persistAnswers(queryClient: QueryClient, uid: string, storage: Storage): () => void {
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'removed') removeAnswer(storage, `${personPrefix}${event.query.queryHash}`);
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
    const { queryHash, queryKey, meta, state } = event.query;
    if (!meta?.persist) return;
    const isOfOneDate = meta.persist === 'on-its-date';
    const { data: answer, dataUpdatedAt: at } = state;
    persistAnswer(storage, `${personPrefix}${queryHash}`, {
      uid,
      queryKey,
      isOfOneDate,
      at,
      answer,
    });
  });
}

function keysOf(storage: Storage): string[] {
  try {
    return Object.keys(storage).filter((key) => key.startsWith(personPrefix));
  } catch {
    return [];
  }
}

const storedTypes = {
  shape: 'number',
  uid: 'string',
  isOfOneDate: 'boolean',
  at: 'number',
  queryKey: 'object',
} as const;

function readAnswer(storage: Storage, key: string): PersistedAnswer | undefined {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    if (!hasFields(stored, storedTypes) || !Array.isArray(stored.queryKey)) return undefined;
    const { shape, uid, queryKey, isOfOneDate, at, answer } = stored;
    return { shape, uid, queryKey, isOfOneDate, at, answer };
  } catch {
    return undefined;
  }
}

function persistAnswer(storage: Storage, key: string, stored: Omit<PersistedAnswer, 'shape'>): void {
  try {
    // An answer may still arrive while the person is signing out.
    if (storage.getItem(rememberedKey) !== null)
      storage.setItem(key, JSON.stringify({ shape: version, ...stored }));
  } catch {
    // Full or refused storage only costs the quick first paint.
  }
}

function removeAnswer(storage: Storage, key: string): void {
  try {
    storage.removeItem(key);
  } catch {
    // The browser refuses storage, so nothing is stored.
  }
}

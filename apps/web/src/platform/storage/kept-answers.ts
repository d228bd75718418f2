import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { keptPrefix, rememberedKey } from '../identity/remembered';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The last answer stays on the device, to be shown at once on the next visit; or on its date only. */
      kept?: true | 'on-its-date';
    };
  }
}

/** Raised when an answer changes its shape: the page must not show what an older version of it kept. */
const shape = 3;

interface KeptAnswer {
  shape: number;
  /** Whose it is: one browser may serve several people. */
  uid: string;
  queryKey: QueryKey;
  isOfOneDate: boolean;
  /** When it was given, in epoch milliseconds. */
  at: number;
  answer: unknown;
}

/**
 * Puts the last answers in place for the first paint. They count as out of date at once, so that every page
 * asks anew. A board of this week is not offered on another date. `ahead`: by how much the device's clock
 * is behind the server's.
 */
export function restoreAnswers(
  queryClient: QueryClient,
  uid: string,
  storage: Storage,
  now: number,
  ahead = 0,
): void {
  for (const key of keysOf(storage)) {
    const kept = read(storage, key);
    if (!kept || kept.uid !== uid || kept.shape !== shape) {
      keepAnswer(storage, key, undefined);
      continue;
    }
    const { queryKey, isOfOneDate, at, answer } = kept;
    if (isOfOneDate && !isOfSameDate(new Date(at + ahead), new Date(now + ahead))) continue;
    queryClient.setQueryData(queryKey, answer, { updatedAt: Math.min(at, now) });
    void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  }
}

/**
 * By the clock's own parts: the zone's name would load the browser's calendar before the first paint. What was told
 * before 02:00 may be of a workout begun before midnight, and is over then.
 */
const isOfSameDate = (told: Date, now: Date) =>
  told.toDateString() === now.toDateString() && (told.getHours() > 1 || now.getHours() < 2);

/**
 * Keeps every answer that is worth it, but nothing that a page only hopes for, nor what a page has given up. Gives back
 * how to stop.
 */
export function keepAnswers(queryClient: QueryClient, uid: string, storage: Storage): () => void {
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'removed') keepAnswer(storage, `${keptPrefix}${event.query.queryHash}`, undefined);
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
    const { queryHash, queryKey, meta, state } = event.query;
    if (!meta?.kept) return;
    const isOfOneDate = meta.kept === 'on-its-date';
    const { data: answer, dataUpdatedAt: at } = state;
    keepAnswer(storage, `${keptPrefix}${queryHash}`, {
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
    return Object.keys(storage).filter((key) => key.startsWith(keptPrefix));
  } catch {
    return [];
  }
}

function read(storage: Storage, key: string): KeptAnswer | undefined {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function keepAnswer(storage: Storage, key: string, kept: Omit<KeptAnswer, 'shape'> | undefined): void {
  try {
    if (kept === undefined) storage.removeItem(key);
    // An answer may still come while the page is being left for the identity service's goodbye.
    else if (storage.getItem(rememberedKey) !== null)
      storage.setItem(key, JSON.stringify({ shape, ...kept }));
  } catch {
    // A full or refused storage costs the quick first paint and nothing else.
  }
}

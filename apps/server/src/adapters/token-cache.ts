import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Enough for everybody who visits within an hour, in the largest installation that one server can serve; 5 MB. */
const defaultMax = 10_000;

/** The content of a token, and the instants between which it stays valid. */
export interface CachedToken<Content> {
  content: Content;
  from: number;
  until: number;
}

/**
 * Caches verified tokens, because a page sends the same one a dozen times and verifying its signature takes longer than
 * reading a row. The key is a hash, so that nobody can sign in with what the cache holds.
 */
export function makeTokenCache<Content>(max = defaultMax) {
  const tokens = new LRUCache<string, CachedToken<Content>>({ max });
  const keyOf = (token: string) => hash('sha256', token, 'base64url');
  return {
    get(token: string, now: number): Content | undefined {
      const cached = tokens.get(keyOf(token));
      return cached && cached.from <= now && now < cached.until ? cached.content : undefined;
    },
    set(token: string, cached: CachedToken<Content>): void {
      tokens.set(keyOf(token), cached);
    },
  };
}

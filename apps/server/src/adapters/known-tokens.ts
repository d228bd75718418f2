import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Of everybody who is here within an hour, in the largest installation that one server can serve; 5 MB. */
const mostKnown = 10_000;

/** What was found out about a token, and the instants between which nothing of it can change by itself. */
export interface Known<What> {
  what: What;
  from: number;
  until: number;
}

/**
 * Remembers good tokens, those used last. A page asks a dozen times with the same one, and checking its signature
 * takes longer than reading a row. Kept under a hash: nobody can sign in with what lies here.
 */
export function makeKnownTokens<What>(most = mostKnown) {
  const known = new LRUCache<string, Known<What>>({ max: most });
  const keyOf = (token: string) => hash('sha256', token, 'base64url');
  return {
    find(token: string, now: number): What | undefined {
      const found = known.get(keyOf(token));
      return found && found.from <= now && now < found.until ? found.what : undefined;
    },
    keep(token: string, found: Known<What>): void {
      known.set(keyOf(token), found);
    },
  };
}

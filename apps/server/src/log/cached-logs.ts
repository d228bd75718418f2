import type { Fact } from '@hundred/domain/challenge/facts/facts';
import type { Database } from '../db/storage';
import type { ReadLog } from './execution';
import { readFacts } from './facts';

/** About 20 MB: two of the longest logs possible. */
const mostFacts = 45_000;
/** Facts read in one statement: on embedded storage every other request waits for it. */
const factsAtOnce = 500;
/** A device sends everything it did offline within a short time. */
const cachedMs = 60_000;

/**
 * Logs only grow, so only the facts after those read before are read. On embedded storage 20,000 facts take half a
 * second of the one session that all requests share.
 */
export function makeCachedReadLog(database: Database): ReadLog {
  const logs = new Map<string, Fact[]>();
  let timer: NodeJS.Timeout | undefined;
  return async ({ length }, personId, signal) => {
    const facts = logs.get(personId) ?? [];
    logs.delete(personId);
    while (facts.length < length) {
      signal.throwIfAborted();
      const most = Math.min(factsAtOnce, length - facts.length);
      const more = await readFacts(database, personId, facts.length, most);
      if (more.length === 0) throw new Error('the log is shorter than it was: the person has been deleted');
      facts.push(...more);
    }
    logs.set(personId, facts);
    forgetOldest(logs);
    clearTimeout(timer);
    timer = setTimeout(() => logs.clear(), cachedMs).unref();
    return facts.length === length ? facts : facts.slice(0, length);
  };
}

function forgetOldest(logs: Map<string, Fact[]>): void {
  let facts = 0;
  for (const [personId, { length }] of [...logs].reverse()) {
    facts += length;
    if (facts > mostFacts) logs.delete(personId);
  }
}

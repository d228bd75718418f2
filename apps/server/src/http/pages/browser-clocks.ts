import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';

/** One device may be wrong by itself; so many people's are not, all in the same direction. */
const enoughPeople = 3;
const mostPeople = 50;
const worthSaying = 60_000;

/** By how much the clock here is ahead of those of browsers, in ms; undefined where they agree or too few are known. */
export function clockAhead(offsets: Iterable<number>): number | undefined {
  const sorted = [...offsets].sort((one, other) => one - other);
  if (sorted.length < enoughPeople) return undefined;
  const middle = sorted[Math.floor(sorted.length / 2)]!;
  return Math.abs(middle) > worthSaying ? middle : undefined;
}

/**
 * Days, streaks, tokens and payments go by the clock of this machine, and nothing here can tell that it is wrong. Pages say
 * with each call what time it is for their device (`x-device-now`); that many people's devices say otherwise is told once.
 */
export function watchBrowserClocks(app: FastifyInstance, clock: () => number): void {
  const offsets = new LRUCache<string, number>({ max: mostPeople });
  let warned = false;
  app.addHook('onResponse', async ({ person, headers }) => {
    const told = Number(headers['x-device-now'] ?? Number.NaN);
    if (warned || !person || !Number.isSafeInteger(told)) return;
    const offset = clock() - told;
    offsets.set(person.id, offset);
    // Where most are wrong, the next who is shows it: they need not be sorted with every answer.
    if (Math.abs(offset) <= worthSaying) return;
    const ahead = clockAhead(offsets.values());
    if (ahead === undefined) return;
    warned = true;
    const seconds = Math.round(Math.abs(ahead) / 1000);
    app.log.warn(
      `the clock of this machine is ${seconds} s ${ahead > 0 ? 'ahead of' : 'behind'} what people's browsers say: set it, for example with timedatectl set-ntp true`,
    );
  });
}

import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';

/** One device may be wrong by itself; the devices of so many people are not all wrong in the same direction. */
const enoughPeople = 3;
const mostPeople = 50;
/** Differences up to this many ms are normal. */
const toleratedMs = 60_000;

/**
 * How far the clock of this machine is ahead of those of browsers, in ms; undefined if they agree or too few are
 * known.
 */
export function clockAhead(offsets: Iterable<number>): number | undefined {
  const sorted = [...offsets].sort((a, b) => a - b);
  if (sorted.length < enoughPeople) return undefined;
  const middle = sorted[Math.floor(sorted.length / 2)]!;
  return Math.abs(middle) > toleratedMs ? middle : undefined;
}

/**
 * Days, streaks, tokens and payments depend on the clock of this machine, which cannot tell that it is wrong. Pages
 * send the time of their device with each call (`x-device-now`); the server warns once if many devices disagree with this
 * machine.
 */
export function watchBrowserClocks(app: FastifyInstance, clock: () => number): void {
  const offsets = new LRUCache<string, number>({ max: mostPeople });
  let hasWarned = false;
  app.addHook('onResponse', async ({ person, headers }) => {
    const deviceNow = Number(headers['x-device-now'] ?? Number.NaN);
    if (hasWarned || !person || !Number.isSafeInteger(deviceNow)) return;
    const offset = clock() - deviceNow;
    offsets.set(person.id, offset);
    // The offsets are sorted only after one that is far off: if most devices disagree, such an offset soon comes.
    if (Math.abs(offset) <= toleratedMs) return;
    const ahead = clockAhead(offsets.values());
    if (ahead === undefined) return;
    hasWarned = true;
    const seconds = Math.round(Math.abs(ahead) / 1000);
    app.log.warn(
      `the clock of this machine is ${seconds} s ${ahead > 0 ? 'ahead of' : 'behind'} people's browsers. Set it, for example with timedatectl set-ntp true`,
    );
  });
}

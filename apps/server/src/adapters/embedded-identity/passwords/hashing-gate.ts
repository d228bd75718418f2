/** More requests wait than can be served in a reasonable time. */
export class HashingBusy extends Error {
  override name = 'HashingBusy';
}

/** Node has four threads for such work; two stay free for files and DNS. */
const atOnce = 2;
/** At a quarter of a second each, two at a time, the last one waits for a quarter of a minute. */
const mostWaiting = 120;

interface Waiting {
  begin: () => void;
  refuse: (busy: HashingBusy) => void;
}

/**
 * A queue for each network. The queues are served in turn, so that a network with many requests delays only itself. If too
 * many wait, the last of the longest queue is refused, not the one that came last.
 */
export function makeGate(): <T>(from: string, work: () => Promise<T>) => Promise<T> {
  let running = 0;
  let waiting = 0;
  const queues = new Map<string, Waiting[]>();
  const lengthOf = (from: string) => queues.get(from)?.length ?? 0;
  const longestQueue = () =>
    [...queues].reduce((longest, other) => (other[1].length > longest[1].length ? other : longest));
  const add = (from: string, one: Waiting) => queues.set(from, [...(queues.get(from) ?? []), one]);
  const enter = (from: string, one: Waiting) => {
    if (waiting < mostWaiting) {
      waiting += 1;
      add(from, one);
      return;
    }
    const [longest, queue] = longestQueue();
    const busy = new HashingBusy('too many passwords are being checked');
    // With the new one, its own queue would be as long as the longest.
    if (longest === from || queue.length <= lengthOf(from) + 1) return one.refuse(busy);
    queue.pop()!.refuse(busy);
    add(from, one);
  };
  const leave = () => {
    const [first] = queues;
    if (!first) {
      running -= 1;
      return;
    }
    const [from, [next, ...others]] = first;
    // Moves the queue behind all others, until each of them was served.
    queues.delete(from);
    if (others.length > 0) queues.set(from, others);
    waiting -= 1;
    // The place goes to the next one, so `running` stays.
    next!.begin();
  };
  return async (from, work) => {
    if (running < atOnce) running += 1;
    else await new Promise<void>((begin, refuse) => enter(from, { begin, refuse }));
    try {
      return await work();
    } finally {
      leave();
    }
  };
}

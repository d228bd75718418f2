/** Thrown if more requests wait than can be served in a reasonable time. */
export class HashingBusy extends Error {
  override name = 'HashingBusy';
}

/** Node has four threads for such work; two stay free for files and DNS. */
const mostRunning = 2;
/** A check takes a quarter of a second and two run at a time, so the last one waits for a quarter of a minute. */
const mostWaiting = 120;

/** A check that waits for its turn. */
interface WaitingCheck {
  begin: () => void;
  refuse: (busy: HashingBusy) => void;
}

/**
 * Lets a few checks run at a time. Each network has a queue, and the queues are served in turn, so that a network with
 * many requests delays only itself. If too many wait, the last of the longest queue is refused, not the one that came
 * last.
 */
export function makeGate(): <T>(network: string, work: () => Promise<T>) => Promise<T> {
  let running = 0;
  let waiting = 0;
  const queues = new Map<string, WaitingCheck[]>();
  const lengthOf = (network: string) => queues.get(network)?.length ?? 0;
  const findLongest = () =>
    [...queues].reduce((longest, other) => (other[1].length > longest[1].length ? other : longest));
  const add = (network: string, check: WaitingCheck) =>
    queues.set(network, [...(queues.get(network) ?? []), check]);
  const enter = (network: string, check: WaitingCheck) => {
    if (waiting < mostWaiting) {
      waiting += 1;
      add(network, check);
      return;
    }
    const [longestNetwork, longestQueue] = findLongest();
    const busy = new HashingBusy('too many passwords are being checked');
    // With the new check, no queue would be longer than that of its own network.
    if (longestNetwork === network || longestQueue.length <= lengthOf(network) + 1) return check.refuse(busy);
    // The new check takes the place of the refused one, so `waiting` stays.
    longestQueue.pop()!.refuse(busy);
    add(network, check);
  };
  const leave = () => {
    const [nextQueue] = queues;
    if (!nextQueue) {
      running -= 1;
      return;
    }
    const [network, [nextCheck, ...others]] = nextQueue;
    // Moves the rest of this queue behind all others, so that each of the others is served once before it.
    queues.delete(network);
    if (others.length > 0) queues.set(network, others);
    waiting -= 1;
    // The next check runs in place of the one that left, so `running` stays.
    nextCheck!.begin();
  };
  return async (network, work) => {
    if (running < mostRunning) running += 1;
    else await new Promise<void>((begin, refuse) => enter(network, { begin, refuse }));
    try {
      return await work();
    } finally {
      leave();
    }
  };
}

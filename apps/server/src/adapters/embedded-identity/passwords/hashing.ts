import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** More requests wait than can be served in a reasonable time. */
export class HashingBusy extends Error {
  override name = 'HashingBusy';
}

export interface Hashing {
  /** `from` is the network of the client: each has its own queue. */
  hash(password: string, from?: string): Promise<string>;
  /** Takes the same time without a stored hash, so that the time does not reveal whether the account exists. */
  matches(password: string, stored: string | undefined, from?: string): Promise<boolean>;
}

interface Cost {
  /** The logarithm of scrypt's N. */
  logN: number;
  r: number;
  p: number;
}

/** OWASP's second choice for scrypt: as hard as its first, in 32 MB instead of 128. */
const presentCost: Cost = { logN: 15, r: 8, p: 3 };
/**
 * For a server with the test clock, which others can never reach: a quarter of a second for each of hundreds of test
 * people was a minute of a run.
 */
export const testCost: Cost = { logN: 10, r: 8, p: 1 };
const keyLength = 32;
const saltLength = 16;
/** Node has four threads for such work; two stay free for files and DNS. */
const atOnce = 2;
/** At a quarter of a second each, two at a time, the last one waits for a quarter of a minute. */
const mostWaiting = 120;

function derive(password: string, salt: Buffer, { logN, r, p }: Cost): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** logN, r, p, maxmem: 2 * 128 * r * 2 ** logN };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, keyLength, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

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
  const enter = (from: string, one: Waiting) => {
    if (waiting >= mostWaiting) {
      const [longest, queue] = longestQueue();
      const busy = new HashingBusy('too many passwords are being checked');
      // The new one would make its own queue the longest.
      if (longest === from || queue.length <= lengthOf(from) + 1) return one.refuse(busy);
      queue.pop()!.refuse(busy);
    } else {
      waiting += 1;
    }
    queues.set(from, [...(queues.get(from) ?? []), one]);
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

const write = ({ logN, r, p }: Cost, salt: Buffer, key: Buffer) =>
  ['scrypt', logN, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');

export function makeHashing(cost: Cost = presentCost): Hashing {
  const gate = makeGate();
  const nobody = write(cost, randomBytes(saltLength), randomBytes(keyLength));
  return {
    hash: (password, from = '') =>
      gate(from, async () => {
        const salt = randomBytes(saltLength);
        return write(cost, salt, await derive(password, salt, cost));
      }),
    matches: (password, stored, from = '') =>
      gate(from, async () => {
        const [, logN, r, p, salt, key] = (stored ?? nobody).split('$');
        const storedCost = { logN: Number(logN), r: Number(r), p: Number(p) };
        const derived = await derive(password, Buffer.from(salt ?? '', 'base64url'), storedCost);
        return timingSafeEqual(derived, Buffer.from(key ?? '', 'base64url')) && stored !== undefined;
      }),
  };
}

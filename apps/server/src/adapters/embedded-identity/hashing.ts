import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** More are asking than can be served in a reasonable time. */
export class HashingBusy extends Error {
  override name = 'HashingBusy';
}

export interface Hashing {
  hash(password: string): Promise<string>;
  /** Takes the same time where there is nothing to compare with: then nobody learns that there is not. */
  matches(password: string, stored: string | undefined): Promise<boolean>;
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
 * For a server on which requests choose the time: it is a test's, never one that others can reach, and a quarter
 * of a second for each of a run's hundreds of made-up people was a minute of it.
 */
export const testCost: Cost = { logN: 10, r: 8, p: 1 };
const keyLength = 32;
const saltLength = 16;
/** Of the four threads that Node has for such work, two stay free for files and names. */
const atOnce = 2;
const longestQueue = 40;

function derive(password: string, salt: Buffer, { logN, r, p }: Cost): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** logN, r, p, maxmem: 2 * 128 * r * 2 ** logN };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, keyLength, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

function makeGate(): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= longestQueue) throw new HashingBusy('too many passwords are being checked');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

const write = ({ logN, r, p }: Cost, salt: Buffer, key: Buffer) =>
  ['scrypt', logN, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');

export function makeHashing(cost: Cost = presentCost): Hashing {
  const gate = makeGate();
  const nobody = write(cost, randomBytes(saltLength), randomBytes(keyLength));
  return {
    hash: (password) =>
      gate(async () => {
        const salt = randomBytes(saltLength);
        return write(cost, salt, await derive(password, salt, cost));
      }),
    matches: (password, stored) =>
      gate(async () => {
        const [, logN, r, p, salt, key] = (stored ?? nobody).split('$');
        const storedCost = { logN: Number(logN), r: Number(r), p: Number(p) };
        const derived = await derive(password, Buffer.from(salt ?? '', 'base64url'), storedCost);
        return timingSafeEqual(derived, Buffer.from(key ?? '', 'base64url')) && stored !== undefined;
      }),
  };
}

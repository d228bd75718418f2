import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { makeGate } from './hashing-gate';

/** Both functions wait for their turn in the queue of the client's network (`hashing-gate.ts`). */
export interface Hashing {
  hash(password: string, network?: string): Promise<string>;
  /** Takes the same time without a stored hash, so that the time does not reveal whether the account exists. */
  matches(password: string, stored: string | undefined, network?: string): Promise<boolean>;
}

interface Cost {
  /** The logarithm of scrypt's N. */
  logN: number;
  r: number;
  p: number;
}

/** One of the costs that OWASP recommends for scrypt: as hard as its usual one, with 32 MB of memory and not 128. */
const presentCost: Cost = { logN: 15, r: 8, p: 3 };
/**
 * For servers with the test clock, which only this machine can reach. With the present cost, hundreds of test people
 * would take a quarter of a second each.
 */
export const testCost: Cost = { logN: 10, r: 8, p: 1 };
const keyLength = 32;
const saltLength = 16;

function derive(password: string, salt: Buffer, { logN, r, p }: Cost): Promise<Buffer> {
  // scrypt needs 128 * r * N bytes and a little more.
  const options: ScryptOptions = { N: 2 ** logN, r, p, maxmem: 2 * 128 * r * 2 ** logN };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, keyLength, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

const encode = ({ logN, r, p }: Cost, salt: Buffer, key: Buffer) =>
  ['scrypt', logN, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');

export function makeHashing(cost: Cost = presentCost): Hashing {
  const gate = makeGate();
  const decoyHash = encode(cost, randomBytes(saltLength), randomBytes(keyLength));
  return {
    hash: (password, network = '') =>
      gate(network, async () => {
        const salt = randomBytes(saltLength);
        return encode(cost, salt, await derive(password, salt, cost));
      }),
    matches: (password, stored, network = '') =>
      gate(network, async () => {
        const [, logN, r, p, salt, key] = (stored ?? decoyHash).split('$');
        const storedCost = { logN: Number(logN), r: Number(r), p: Number(p) };
        const derived = await derive(password, Buffer.from(salt ?? '', 'base64url'), storedCost);
        return timingSafeEqual(derived, Buffer.from(key ?? '', 'base64url')) && stored !== undefined;
      }),
  };
}

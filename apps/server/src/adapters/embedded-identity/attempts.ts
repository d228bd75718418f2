import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { eq, gt, lt, or, sql } from 'drizzle-orm';
import { defaultSignUpsPerHour } from '../../config/identity';
import { identityAttempt, identitySecret } from '../../db/schema/schema';
import type { Database, Transaction } from '../../db/storage';
import { clockSkewMs } from '../../process/clock-skew';

const minute = 60_000;

/** The name under which the secret of the keyed hashes is stored. */
export const attemptsSecretName = 'attempts';

/**
 * Far more than a person needs who mistypes, far less than guessing a password takes. `account` counts attempts at one
 * account, by its email, and `address` those from one IP address, except `confirm address`. An IP address may try more
 * often, because a club in one gym shares one. The names are part of stored keys.
 */
const limits = {
  'sign-in account': { tries: 10, windowMs: 15 * minute },
  'sign-in address': { tries: 100, windowMs: 15 * minute },
  /** The setting `SIGN_UPS_PER_HOUR` overrides this limit. */
  'register address': { tries: defaultSignUpsPerHour, windowMs: 60 * minute },
  /** New accounts with the same email address: each is mailed, and its deletion too. */
  'register account': { tries: 5, windowMs: 60 * minute },
  'reset account': { tries: 3, windowMs: 60 * minute },
  'reset address': { tries: 20, windowMs: 60 * minute },
  /** Emails that confirm an email address, old or new. */
  'confirm account': { tries: 5, windowMs: 60 * minute },
  /** Emails that any accounts send to an address which they want to change to. */
  'confirm address': { tries: 5, windowMs: 60 * minute },
  /** Emails about new devices and passwords. More of them tell nothing new. */
  'notify account': { tries: 10, windowMs: 60 * minute },
} as const;

export type AttemptKind = keyof typeof limits;

export interface Attempts {
  /** Counts this attempt before it is made; false if it is one too many. `who` is an email or an IP address. */
  take(kind: AttemptKind, who: string, store?: Database | Transaction): Promise<boolean>;
  forget(kind: AttemptKind, who: string): Promise<void>;
}

/** The message after too many attempts. It names the longest time until another one is possible. */
export const tooManyMessage = (kind: AttemptKind) =>
  `Too many attempts. Please try again in ${limits[kind].windowMs / minute} minutes.`;

/**
 * The IP address as it is counted. A household or a server has a whole /64 network of IPv6, so its first four groups
 * count: `2001:db8::1` becomes `2001:db8:0:0`.
 */
export function networkOf(ipAddress: string): string {
  const mappedIPv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ipAddress)?.[1];
  if (mappedIPv4 || !isIPv6(ipAddress)) return mappedIPv4 ?? ipAddress;
  const [withoutZone = ''] = ipAddress.toLowerCase().split('%');
  const [head = '', tail] = withoutZone.split('::');
  const groupsBefore = head.split(':').filter(Boolean);
  const groupsAfter = (tail ?? '').split(':').filter(Boolean);
  const zeros =
    tail === undefined ? [] : Array<string>(8 - groupsBefore.length - groupsAfter.length).fill('0');
  return [...groupsBefore, ...zeros, ...groupsAfter].slice(0, 4).join(':');
}

const attemptKey = (secret: string, kind: AttemptKind, who: string) =>
  createHmac('sha256', secret).update(`${kind}\n${who}`).digest('base64url');

/**
 * Deletes the attempts to sign in to an account. The counts that limit mails stay until they expire: the address may be a
 * stranger's, and an account that is deleted and created again would mail without a limit.
 */
export async function forgetAttempts(transaction: Transaction, email: string): Promise<void> {
  const [secret] = await transaction
    .select()
    .from(identitySecret)
    .where(eq(identitySecret.name, attemptsSecretName));
  // The first attempt creates the secret: without a secret there is nothing to delete.
  if (!secret) return;
  const key = attemptKey(secret.value, 'sign-in account', email);
  await transaction.delete(identityAttempt).where(eq(identityAttempt.key, key));
}

/**
 * Counts attempts in storage, so that several servers count together. The counts are stored under hashes keyed with
 * `secret`, which keeps emails and addresses out of storage.
 */
export function makeAttempts(
  database: Database,
  secret: string,
  clock: () => number,
  signUpsPerHour: number = defaultSignUpsPerHour,
): Attempts {
  const keyOf = (kind: AttemptKind, who: string) => attemptKey(secret, kind, who);
  return {
    async take(kind, who, store = database) {
      const { tries: usualTries, windowMs } = limits[kind];
      const tries = kind === 'register address' ? signUpsPerHour : usualTries;
      const now = new Date(clock());
      const windowEnds = new Date(now.getTime() + windowMs);
      const isOver = sql`${identityAttempt.windowEnds} <= ${now.toISOString()}::timestamptz`;
      const [row] = await store
        .insert(identityAttempt)
        .values({ key: keyOf(kind, who), count: 1, windowEnds })
        .onConflictDoUpdate({
          target: identityAttempt.key,
          set: {
            count: sql`case when ${isOver} then 1 else ${identityAttempt.count} + 1 end`,
            windowEnds: sql`case when ${isOver} then ${windowEnds.toISOString()}::timestamptz else ${identityAttempt.windowEnds} end`,
          },
        })
        .returning({ count: identityAttempt.count });
      return row!.count <= tries;
    },
    async forget(kind, who) {
      await database.delete(identityAttempt).where(eq(identityAttempt.key, keyOf(kind, who)));
    },
  };
}

/**
 * Counts an attempt at a password; false if it is one too many. The attempt counts for the account only if its IP address
 * may still try, because a refused address must not lock the accounts of others.
 */
export async function takeSignIn(attempts: Attempts, ipAddress: string, email: string): Promise<boolean> {
  return (
    (await attempts.take('sign-in address', networkOf(ipAddress))) &&
    (await attempts.take('sign-in account', email))
  );
}

/** Attempts without a limit, for RATE_LIMIT=off. */
export const unlimitedAttempts: Attempts = {
  take: async () => true,
  forget: async () => {},
};

const longestWindowMs = Math.max(...Object.values(limits).map(({ windowMs }) => windowMs));

/** Removes attempts that are over, and those from a clock that was ahead: they would refuse people until that time. */
export async function removeOldAttempts(database: Database, now: number): Promise<void> {
  const { windowEnds } = identityAttempt;
  const latestEnd = new Date(now + longestWindowMs + clockSkewMs);
  await database.delete(identityAttempt).where(or(lt(windowEnds, new Date(now)), gt(windowEnds, latestEnd)));
}

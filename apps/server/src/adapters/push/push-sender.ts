import { readFileSync } from 'node:fs';
import https from 'node:https';
import { LRUCache } from 'lru-cache';
import webPush from 'web-push';
import { memoizeAsync } from '../../caching/memoize-async';
import type { PushConfig } from '../../config/push';
import { isPublicKey, type VapidKeys } from '../../config/vapid-keys';
import type { Database } from '../../db/storage';
import { isAllowedEndpoint, makePublicLookup, NotPublic } from './endpoint-guard';
import { readOrMakeKeys } from './stored-keys';

/** The endpoint of a device, and its keys: only the device can read what is sent. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushMessage {
  payload: string;
  /** How long the push service stores the message for a device that is offline. */
  ttlSeconds: number;
  /** A newer message of the same topic replaces one that waits. */
  topic: string;
  urgency: 'normal' | 'high';
}

export type SendOutcome =
  | { kind: 'delivered' }
  /** The device has unsubscribed. */
  | { kind: 'gone' }
  /** A retry may succeed. `retryAfterMs` is the pause that the push service asks for. */
  | { kind: 'later'; retryAfterMs: number | null; reason: string }
  /** A retry would be refused again. */
  | { kind: 'refused'; reason: string };

export interface PushSender {
  publicKey(): Promise<string>;
  isAllowed(endpoint: string): boolean;
  /** Whether a message can be encrypted with this key of a device. */
  isDeviceKey(p256dh: string): boolean;
  /** The time limit of an attempt. */
  answersWithinMs: number;
  send(target: PushTarget, message: PushMessage): Promise<SendOutcome>;
  close(): void;
}

/** A service that has not answered by then is treated as away. */
const defaultAnswerTimeoutMs = 10_000;

export function makePushSender(
  config: PushConfig,
  database: Database,
  clock: () => number,
  answersWithinMs = defaultAnswerTimeoutMs,
): PushSender {
  const keys = memoizeAsync(async () => config.keys ?? readOrMakeKeys(database));
  const authorize = makeAuthorization(config.subject, keys);
  const agents = {
    public: new https.Agent({ keepAlive: true, lookup: makePublicLookup() }),
    // For the hosts that the operator added, which may be inside of this network.
    extra: new https.Agent({ keepAlive: true, ...(config.extraCa && { ca: readFileSync(config.extraCa) }) }),
  };
  const agentOf = (endpoint: string) =>
    config.extraHosts.includes(new URL(endpoint).host) ? agents.extra : agents.public;
  const isAllowed = (endpoint: string) => isAllowedEndpoint(endpoint, config.extraHosts);
  return {
    publicKey: async () => (await keys()).publicKey,
    isAllowed,
    isDeviceKey: isPublicKey,
    answersWithinMs,
    async send({ endpoint, p256dh, auth }, { payload, ttlSeconds, topic, urgency }) {
      // Checked again here: an endpoint that was allowed when it was stored may no longer be.
      if (!isAllowed(endpoint)) return { kind: 'gone' };
      try {
        const authorization = await authorize(new URL(endpoint).origin);
        const target = { endpoint, keys: { p256dh, auth } };
        const options = { headers: authorization, TTL: ttlSeconds, topic, urgency };
        const { headers, body } = makeOrNotWritable(() =>
          webPush.generateRequestDetails(target, payload, options),
        );
        const signal = AbortSignal.timeout(answersWithinMs);
        const answer = await post(endpoint, { headers, body, agent: agentOf(endpoint), signal });
        return outcomeOf(answer, clock());
      } catch (error) {
        const { message: reason } = error as Error;
        const isHopeless = error instanceof NotPublic || error instanceof NotWritable;
        return isHopeless ? { kind: 'refused', reason } : { kind: 'later', retryAfterMs: null, reason };
      }
    },
    close() {
      agents.public.destroy();
      agents.extra.destroy();
    },
  };
}

/** Thrown if a message cannot be encrypted, which a later attempt would not change. */
class NotWritable extends Error {
  override readonly name = 'NotWritable';
}

/** Makes a part of a request. Throws `NotWritable` if that fails. */
function makeOrNotWritable<Part>(make: () => Part): Part {
  try {
    return make();
  } catch (error) {
    throw new NotWritable(`it cannot be written: ${(error as Error).message}`, { cause: error });
  }
}

/** How long a token is reused: push services expect it, and signing takes longer than encrypting. */
const tokenReusedMs = 60 * 60_000;
/** One token for each push service. */
const mostTokens = 1000;

/** The header that identifies the sender, valid for half a day at one push service. */
function makeAuthorization(
  subject: string,
  keys: () => Promise<VapidKeys>,
): (origin: string) => Promise<{ Authorization: string }> {
  const headers = new LRUCache<string, { Authorization: string }>({ max: mostTokens, ttl: tokenReusedMs });
  return async (origin) => {
    const cached = headers.get(origin);
    if (cached) return cached;
    const { publicKey, privateKey } = await keys();
    const header = makeOrNotWritable(() =>
      webPush.getVapidHeaders(origin, subject, publicKey, privateKey, 'aes128gcm'),
    );
    headers.set(origin, header);
    return header;
  };
}

interface Answer {
  status: number;
  retryAfter: string | undefined;
}

/** Sends a request. Only the status of the answer counts; its body is dropped unread. */
function post(
  endpoint: string,
  {
    body,
    ...options
  }: { headers: Record<string, string>; body: Buffer; agent: https.Agent; signal: AbortSignal },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = https.request(endpoint, { ...options, method: 'POST' }, (response) => {
      resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] });
      // Drained, because the connection could not be reused otherwise; the signal ends an endless one.
      response.on('error', () => {}).resume();
    });
    request.on('error', reject).end(body);
  });
}

function outcomeOf({ status, retryAfter }: Answer, now: number): SendOutcome {
  const reason = `the push service answered ${status}`;
  if (status >= 200 && status < 300) return { kind: 'delivered' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status === 429 || status >= 500) {
    return { kind: 'later', retryAfterMs: retryAfterMs(retryAfter, now), reason };
  }
  return { kind: 'refused', reason };
}

/** The pause that a `retry-after` header names, in seconds or as a date. */
export function retryAfterMs(header: string | undefined, now: number): number | null {
  if (header === undefined) return null;
  const wait = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isFinite(wait) && wait >= 0 ? wait : null;
}

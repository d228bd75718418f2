import {
  type LocalPushService,
  type PushAnswer,
  startPushService,
} from '@hundred/testkit/services/push-service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import webPush from 'web-push';
import type { PushConfig } from '../../config/push';
import { isKeyPair, isPublicKey } from '../../config/vapid-keys';
import type { Database } from '../../db/storage';
import { standIn } from '../../testing/stand-in';
import { makePushSender, type PushSender, retryAfterMs } from './push-sender';

const keys = webPush.generateVAPIDKeys();
const now = Date.parse('2026-11-15T08:00:00Z');
const noStorage = standIn<Database>(undefined);
const message = {
  payload: JSON.stringify({ title: 'Day 57 is waiting', tag: 'x' }),
  ttlSeconds: 7200,
  topic: 'dailyReminder-2026-11-15',
  urgency: 'normal' as const,
};

let service: LocalPushService;
let sender: PushSender;
beforeAll(async () => {
  service = await startPushService();
  sender = senderWith({});
});
afterAll(async () => {
  sender.close();
  await service.close();
});

function senderWith(
  change: Partial<PushConfig>,
  { answerTimeoutMs }: { answerTimeoutMs?: number } = {},
): PushSender {
  const config: PushConfig = {
    keys,
    subject: 'mailto:help@hundred.example',
    extraHosts: [service.host],
    extraCa: service.caFile,
    ...change,
  };
  return makePushSender(config, noStorage, () => now, answerTimeoutMs);
}

function deviceThatIsAnswered(answer: PushAnswer) {
  const device = service.newDevice('phone');
  device.answers.push(answer);
  const { endpoint, keys: deviceKeys } = device.subscription;
  return { device, target: { endpoint, ...deviceKeys } };
}

describe('Sending', () => {
  it('encrypts for the device alone, with topic, urgency and time to live', async () => {
    const { device, target } = deviceThatIsAnswered({ status: 201 });
    expect(await sender.send(target, message)).toEqual({ kind: 'delivered' });
    const [push] = device.received;
    expect(push?.read()).toEqual(JSON.parse(message.payload));
    expect(push).toMatchObject({ ttl: 7200, topic: message.topic, urgency: 'normal' });
    expect(await sender.publicKey()).toBe(keys.publicKey);
  });

  it.each<[PushAnswer, object]>([
    [{ status: 200 }, { kind: 'delivered' }],
    [{ status: 404 }, { kind: 'gone' }],
    [{ status: 410 }, { kind: 'gone' }],
    [{ status: 413 }, { kind: 'refused', reason: 'the push service answered 413' }],
    [{ status: 400 }, { kind: 'refused', reason: 'the push service answered 400' }],
    [{ status: 302 }, { kind: 'refused', reason: 'the push service answered 302' }],
    [
      { status: 429, retryAfter: '120' },
      { kind: 'later', retryAfterMs: 120_000 },
    ],
    [{ status: 429 }, { kind: 'later', retryAfterMs: null }],
    [{ status: 500 }, { kind: 'later', retryAfterMs: null }],
    [
      { status: 503, retryAfter: 'Sun, 15 Nov 2026 08:01:00 GMT' },
      { kind: 'later', retryAfterMs: 60_000 },
    ],
  ])('answered with %j has the outcome %j', async (answer, outcome) => {
    const { target } = deviceThatIsAnswered(answer);
    expect(await sender.send(target, message)).toMatchObject(outcome);
  });

  it('can be repeated later if the service hangs, disconnects or is away', async () => {
    const hanging = deviceThatIsAnswered('hang');
    const impatient = senderWith({}, { answerTimeoutMs: 30 });
    expect(await impatient.send(hanging.target, message)).toMatchObject({ kind: 'later' });
    impatient.close();
    const cutOff = deviceThatIsAnswered('hang');
    const sending = sender.send(cutOff.target, message);
    await service.until(() => cutOff.device.received.length === 1);
    service.dropHanging();
    expect(await sending).toMatchObject({ kind: 'later' });
    const stoppedService = await startPushService();
    const { endpoint, keys: deviceKeys } = stoppedService.newDevice('phone').subscription;
    await stoppedService.close();
    const toAway = senderWith({ extraHosts: [stoppedService.host], extraCa: undefined });
    expect(await toAway.send({ endpoint, ...deviceKeys }, message)).toMatchObject({ kind: 'later' });
    toAway.close();
  });

  it('is refused for a message that cannot be encrypted, and can be repeated if storage did not return the keys', async () => {
    const { device, target } = deviceThatIsAnswered({ status: 201 });
    const padded = senderWith({ keys: { ...keys, privateKey: `${keys.privateKey}=` } });
    expect(await padded.send(target, message)).toMatchObject({ kind: 'refused' });
    padded.close();
    const keyless = senderWith({ keys: undefined });
    expect(await keyless.send(target, message)).toMatchObject({ kind: 'later' });
    keyless.close();
    expect(device.received).toEqual([]);
  });

  it('accepts no other certificate authority and no other host', async () => {
    const { device, target } = deviceThatIsAnswered({ status: 201 });
    const withoutAuthority = senderWith({ extraCa: undefined });
    expect(await withoutAuthority.send(target, message)).toMatchObject({ kind: 'later' });
    withoutAuthority.close();
    const withoutHost = senderWith({ extraHosts: [] });
    expect(withoutHost.isAllowed(target.endpoint)).toBe(false);
    expect(await withoutHost.send(target, message)).toEqual({ kind: 'gone' });
    withoutHost.close();
    expect(device.received).toEqual([]);
  });
});

it.each([
  [undefined, null],
  ['0', 0],
  ['30', 30_000],
  [' 30 ', 30_000],
  ['Sun, 15 Nov 2026 08:00:10 GMT', 10_000],
  ['Sun, 15 Nov 2026 07:00:00 GMT', null],
  ['-5', null],
  ['soon', null],
])('Retry-After %j waits %j', (header, wait) => {
  expect(retryAfterMs(header, now)).toBe(wait);
});

it('The key checks accept a pair of keys and a key of a device, and nothing else', () => {
  expect(isKeyPair(keys)).toBe(true);
  expect(isKeyPair({ ...keys, publicKey: webPush.generateVAPIDKeys().publicKey })).toBe(false);
  const { publicKey, privateKey } = keys;
  const asBase64 = (key: string) => Buffer.from(key, 'base64url').toString('base64');
  expect(isKeyPair({ publicKey, privateKey: asBase64(privateKey) })).toBe(false);
  expect(isKeyPair({ publicKey: asBase64(publicKey), privateKey })).toBe(false);
  expect(isKeyPair({ publicKey: 'x', privateKey: '' })).toBe(false);
  expect(isPublicKey(keys.publicKey)).toBe(true);
  // As long as a key, but no point on the curve.
  expect(isPublicKey(`B${'A'.repeat(86)}`)).toBe(false);
});

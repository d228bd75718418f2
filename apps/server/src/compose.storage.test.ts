import { setTimeout as wait } from 'node:timers/promises';
import { makeDeviceKeys } from '@hundred/testkit/push-decryption';
import { startPushService } from '@hundred/testkit/push-service';
import { afterAll, expect, it } from 'vitest';
import { seedDue } from './features/notifications/testing/seed-due';
import { besides, testApp } from './testing/test-app';

const service = await startPushService();
afterAll(service.close);
const environment = { PUSH_EXTRA_HOSTS: service.host, PUSH_EXTRA_CA: service.caFile };
const copy = testApp({ ...environment, NOTIFICATIONS: 'off' });

it('a copy with notifications off tells nobody what a server beside it tells at once', async () => {
  const device = service.newDevice('ana', makeDeviceKeys());
  // What is due before midnight is not wanted after it.
  await expect.poll(() => new Date().toISOString().slice(11, 16), { timeout: 90_000 }).not.toBe('23:59');
  await seedDue(copy.current.storage, [device], Date.now());
  // Twice as long as a server takes to look.
  await wait(2500);
  expect(device.received).toEqual([]);
  const server = await besides(copy.current, environment);
  await service.until((received) => received.length > 0);
  await server.close();
  expect(device.received).toHaveLength(1);
});

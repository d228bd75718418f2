import { makeDeviceKeys } from '@hundred/testkit/services/push-decryption';
import { startPushService } from '@hundred/testkit/services/push-service';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { seedDue } from './features/notifications/testing/seed-due';
import { listenToStorage } from './testing/listen-to-storage';
import { besides, testApp } from './testing/test-app';

const service = await startPushService();
afterAll(service.close);
const environment = { PUSH_EXTRA_HOSTS: service.host, PUSH_EXTRA_CA: service.caFile };
const quiet = { ...environment, NOTIFICATIONS: 'off' };
const installed = testApp(quiet);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('A server with NOTIFICATIONS=off queries and sends nothing; one without it sends what is due', async () => {
  const device = service.newDevice('ana', makeDeviceKeys());
  // A reminder that is due before midnight is not sent after it.
  await expect.poll(() => new Date().toISOString().slice(11, 16), { timeout: 90_000 }).not.toBe('23:59');
  await seedDue(installed.current.storage, [device], Date.now());
  // The notifier waits for its next second with these two.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const statements = listenToStorage();
  const hasLooked = () => statements.some(({ text }) => text.includes('from notification_plan'));
  const quietServer = await besides(installed.current, quiet);
  await vi.advanceTimersByTimeAsync(1000);
  // A running notifier has sent its query before this one is answered.
  await quietServer.storage.pool.query('select 1');
  expect(hasLooked()).toBe(false);
  await quietServer.close();
  const server = await besides(installed.current, environment);
  await vi.advanceTimersByTimeAsync(1000);
  await service.until((received) => received.length > 0);
  expect(hasLooked()).toBe(true);
  await server.close();
  expect(device.received).toHaveLength(1);
});

it('The storage is closed even if the application fails to close', async () => {
  const program = await besides(installed.current, quiet);
  program.app.addHook('onClose', async () => {
    throw new Error('a plugin failed to close');
  });
  const closeStorage = vi.spyOn(program.storage, 'close');
  await expect(program.close()).rejects.toThrow('a plugin failed to close');
  expect(closeStorage).toHaveBeenCalledOnce();
});

import { makeDeviceKeys } from '@hundred/testkit/services/push-decryption';
import { startPushService } from '@hundred/testkit/services/push-service';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { seedDue } from './features/notifications/testing/seed-due';
import { listenToStorage } from './testing/listen-to-storage';
import { startSecondServer, testApp } from './testing/test-app';

const service = await startPushService();
afterAll(service.close);
const environment = { PUSH_EXTRA_HOSTS: service.host, PUSH_EXTRA_CA: service.caFile };
const withoutNotifications = { ...environment, NOTIFICATIONS: 'off' };
const first = testApp(withoutNotifications);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('A server with NOTIFICATIONS=off queries and sends no notification; a server without it sends what is due', async () => {
  const device = service.newDevice('ana', makeDeviceKeys());
  // A reminder is not sent after midnight, so the test does not begin in the last minute before it.
  await expect.poll(() => new Date().toISOString().slice(11, 16), { timeout: 90_000 }).not.toBe('23:59');
  await seedDue(first.current.storage, [device], Date.now());
  // The notifier waits for its next second with these timers. Only the test advances them.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const statements = listenToStorage();
  const hasQueriedPlans = () => statements.some(({ text }) => text.includes('from notification_plan'));
  const quietServer = await startSecondServer(first.current, withoutNotifications);
  await vi.advanceTimersByTimeAsync(1000);
  // If the notifier ran, it would have sent its query before this one is answered.
  await quietServer.storage.pool.query('select 1');
  expect(hasQueriedPlans()).toBe(false);
  await quietServer.close();
  const server = await startSecondServer(first.current, environment);
  await vi.advanceTimersByTimeAsync(1000);
  await service.until((received) => received.length > 0);
  expect(hasQueriedPlans()).toBe(true);
  await server.close();
  expect(device.received).toHaveLength(1);
});

it('The storage is closed even if the application fails to close', async () => {
  const program = await startSecondServer(first.current, withoutNotifications);
  program.app.addHook('onClose', async () => {
    throw new Error('a plugin failed to close');
  });
  const closeStorage = vi.spyOn(program.storage, 'close');
  await expect(program.close()).rejects.toThrow('a plugin failed to close');
  expect(closeStorage).toHaveBeenCalledOnce();
});

import { type LocalPushService, startPushService } from '@hundred/testkit/services/push-service';
import { startServer } from '@hundred/testkit/services/server-process';
import { test as base } from '../fixtures';
import { journeyStorage } from '../storage';

/** The product with a local push service. */
export const test = base.extend<object, { service: LocalPushService }>({
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const service = await startPushService();
      await use(service);
      await service.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ service }, use) => {
      const storage = await journeyStorage();
      const server = await startServer({
        ...storage.environment,
        TEST_CLOCK: '1',
        PUSH_EXTRA_HOSTS: service.host,
        PUSH_EXTRA_CA: service.caFile,
      });
      await use(server);
      await server.stop();
      await storage.dispose();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

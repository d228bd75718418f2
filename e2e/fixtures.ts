import { runAdmin, type ServerProcess, startServer } from '@hundred/testkit/services/server-process';
import { type BrowserContext, test as base, type ConsoleMessage } from '@playwright/test';
import { acceptPrivacy } from './accept-privacy';
import { journeyStorage } from './storage';

interface Fixtures {
  /** Patterns of expected console errors, such as the browser's own line about a 404. */
  expectedConsoleErrors: RegExp[];
  /** Whether the privacy notice was closed on an earlier visit; otherwise every page shows it. */
  hasAcceptedPrivacy: boolean;
  /** Has no value: it runs for every test, and closes the privacy notice if `hasAcceptedPrivacy`. */
  acceptedPrivacy: undefined;
  /** Fails the test on any console error. Only contexts of browsers that the journey launches have to be passed. */
  watch: (context: BrowserContext) => void;
}

interface WorkerFixtures {
  storage: Awaited<ReturnType<typeof journeyStorage>>;
  product: ServerProcess;
  /** Runs `npm run admin --` with these arguments and returns its output. */
  runAsOperator: (...args: string[]) => Promise<string>;
}

/** A person who has not started gets a 404, about which every browser writes its own line. */
function saysNotStarted(message: ConsoleMessage): boolean {
  return /status of 404/.test(message.text()) && /\/api\/challenge\/\w/.test(message.location().url);
}

/**
 * A page that is left while it renews its token misses the answer: the next attempt finds the refresh token used, and
 * the identity service's own session replaces it.
 */
function saysRenewalWasLost(message: ConsoleMessage): boolean {
  return /status of 400/.test(message.text()) && message.location().url.endsWith('/identity/token');
}

/** The page logs every failed call. Its line is ignored, because the browser's own line about the call is checked. */
const saysCallFailed = (message: ConsoleMessage) => message.text().startsWith('Call failed: ');

/** Every journey runs on the built product: one server per worker, on its own port and data folder. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  storage: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const storage = await journeyStorage();
      await use(storage);
      await storage.dispose();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  product: [
    async ({ storage }, use) => {
      const server = await startServer({ ...storage.environment, TEST_CLOCK: '1' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  runAsOperator: [
    async ({ storage, product }, use) => {
      await use((...args) => runAdmin({ ...storage.environment, PORT: new URL(product.url).port }, args));
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  expectedConsoleErrors: [[], { option: true }],
  hasAcceptedPrivacy: [true, { option: true }],
  acceptedPrivacy: [
    async ({ context, hasAcceptedPrivacy }, use) => {
      if (hasAcceptedPrivacy) await acceptPrivacy(context);
      await use(undefined);
    },
    { auto: true },
  ],
  watch: [
    async ({ browser, context, expectedConsoleErrors }, use) => {
      const errors: string[] = [];
      const addUnlessExpected = (text: string) => {
        if (!expectedConsoleErrors.some((pattern) => pattern.test(text))) errors.push(text);
      };
      const watch = (watched: BrowserContext) => {
        watched.on('console', (message: ConsoleMessage) => {
          if (message.type() !== 'error' || saysCallFailed(message)) return;
          if (saysNotStarted(message) || saysRenewalWasLost(message)) return;
          addUnlessExpected(`${message.text()} ${message.location().url}`);
        });
        watched.on('weberror', (error) => addUnlessExpected(String(error.error())));
      };
      watch(context);
      // A journey opens further contexts for other people and devices.
      const openedContexts: BrowserContext[] = [];
      const watchOpened = (opened: BrowserContext) => {
        openedContexts.push(opened);
        watch(opened);
      };
      browser.on('context', watchOpened);
      await use(watch);
      browser.off('context', watchOpened);
      // Open pages would send requests during later journeys.
      for (const opened of openedContexts) await opened.close();
      base.expect(errors, 'errors on the console').toEqual([]);
    },
    { auto: true },
  ],
});

export const expect = test.expect;

import { runAdmin, type ServerProcess, startServer } from '@hundred/testkit/server-process';
import { type BrowserContext, test as base, type ConsoleMessage } from '@playwright/test';
import { acceptPrivacy } from './accept-privacy';
import { journeyStorage } from './storage';

interface Fixtures {
  /** Patterns of console errors that a test expects, such as the browser's own line about a 404. */
  expectedConsoleErrors: RegExp[];
  /** Whether the privacy notice was closed on an earlier visit; it would stand in the corner of every page. */
  hasAcceptedPrivacy: boolean;
  acceptedPrivacy: undefined;
  /** Lets no error on the console pass. Only what is opened in a browser of the journey's own has to be handed to it. */
  watch: (context: BrowserContext) => void;
}

interface WorkerFixtures {
  storage: Awaited<ReturnType<typeof journeyStorage>>;
  product: ServerProcess;
  /** What whoever runs the product types after `npm run admin --`; answers what they read. */
  operator: (...args: string[]) => Promise<string>;
}

/** Somebody who has not begun is told so with a 404, and every browser writes its own line about that. */
function saysNotStarted(message: ConsoleMessage): boolean {
  return /status of 404/.test(message.text()) && /\/api\/challenge\/\w/.test(message.location().url);
}

/**
 * A page that is left while it renews its token never sees the answer: the next try finds the refresh token used
 * up, and the identity service's own session helps.
 */
function saysRenewalWasLost(message: ConsoleMessage): boolean {
  return /status of 400/.test(message.text()) && message.location().url.endsWith('/identity/token');
}

/** The page writes down every call that failed. The browser has a line of its own about it, and that one is judged. */
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
  operator: [
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
      const note = (text: string) => {
        if (!expectedConsoleErrors.some((pattern) => pattern.test(text))) errors.push(text);
      };
      const watch = (watched: BrowserContext) => {
        watched.on('console', (message: ConsoleMessage) => {
          if (message.type() !== 'error' || saysCallFailed(message)) return;
          if (saysNotStarted(message) || saysRenewalWasLost(message)) return;
          note(`${message.text()} ${message.location().url}`);
        });
        watched.on('weberror', (error) => note(String(error.error())));
      };
      watch(context);
      // Other people and other devices, each in a context that the journey opens.
      const opened: BrowserContext[] = [];
      const watchOpened = (other: BrowserContext) => {
        opened.push(other);
        watch(other);
      };
      browser.on('context', watchOpened);
      await use(watch);
      browser.off('context', watchOpened);
      // Left open, their pages would go on asking the server during the journeys after this one.
      for (const other of opened) await other.close();
      base.expect(errors, 'errors on the console').toEqual([]);
    },
    { auto: true },
  ],
});

export const expect = test.expect;

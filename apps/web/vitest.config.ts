import { availableParallelism } from 'node:os';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser } from '../../packages/testkit/src/find-browser.ts';
import { filesOfRing } from '../../tools/tests/rings.ts';

/** Every component test belongs to one of the rings. */
const neverRun: string[] = [];

/** Screens in a real browser: the whole page over a story, without a server. */
export default defineConfig({
  plugins: [react(), tailwindcss()],
  // Vite would otherwise find these modules while tests run, bundle them with a second React, and reload every page.
  optimizeDeps: { include: ['react-dom/client', 'react-dom/server'] },
  test: {
    name: 'component',
    // Two cores run two pages at a time, after the tests without a browser (`groupOrder`). By default Vitest runs one
    // page at a time, beside those tests.
    maxWorkers: Math.min(4, availableParallelism()),
    sequence: { groupOrder: 1 },
    ...filesOfRing('component', ['src/**/*.component.test.tsx'], neverRun, 'apps/web/'),
    // The page's modules are loaded once for all files: a module's own state outlives a file.
    isolate: false,
    // Spies and mocks end with their test, because the next test would see them otherwise.
    restoreMocks: true,
    setupFiles: [
      'src/testing/react-without-traces.ts',
      'src/testing/quiet-console.ts',
      'src/testing/clean-screen.ts',
    ],
    // Long, so that tests do not fail on a slow machine. No test waits longer than it must.
    testTimeout: 120_000,
    // Longer than the time limit of an action, whose error says what it waited for.
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        // Shorter than the time limit of a test, because a press that comes later would hit the next test.
        actionTimeout: 60_000,
        launchOptions: {
          // A getter, because only tests that open a browser need one.
          get executablePath() {
            return findBrowser();
          },
          // Set here, because a test cannot change the zone of a context.
          env: { ...process.env, TZ: 'UTC' },
          args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
        },
        contextOptions: { locale: 'en-US', reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});

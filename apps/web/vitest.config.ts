import { availableParallelism } from 'node:os';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser } from '../../packages/testkit/src/find-browser.ts';
import { filesOfRing } from '../../tools/tests/rings.ts';

/** Screens in a real browser: the whole page over a story, without a server. */
export default defineConfig({
  plugins: [react(), tailwindcss()],
  // Found only while the tests run, it would be bundled then, with a second React, and every page loaded anew.
  optimizeDeps: { include: ['react-dom/server'] },
  test: {
    name: 'component',
    // Two pages at a time on two cores, after the tests without a browser. Vitest would take one, beside those.
    maxWorkers: Math.min(4, availableParallelism()),
    sequence: { groupOrder: 1 },
    ...filesOfRing('component', ['src/**/*.component.test.tsx'], [], 'apps/web/'),
    // The page's modules are loaded once for all files: a module's own state outlives a file.
    isolate: false,
    // What a test listens in on or replaces ends with it, or it would be one of the next test's.
    restoreMocks: true,
    setupFiles: [
      'src/testing/react-without-traces.ts',
      'src/testing/quiet-console.ts',
      'src/testing/clean-screen.ts',
    ],
    // Generous, so that a slow machine is slow and not red: nothing waits longer than it must.
    testTimeout: 120_000,
    // Longer than an action's own time, whose error says what it waited for.
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        // Before the test's own time is up: a press that comes later would be one of the next test.
        actionTimeout: 60_000,
        launchOptions: {
          // Asked for when a browser is opened: whoever runs other tests needs none.
          get executablePath() {
            return findBrowser();
          },
          // Not by the context, whose zone a test could not change.
          env: { ...process.env, TZ: 'UTC' },
          args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
        },
        contextOptions: { locale: 'en-US', reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});

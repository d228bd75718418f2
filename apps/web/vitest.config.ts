import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser } from '../../packages/testkit/src/find-browser.ts';

/** Screens in a real browser: the whole page over a story, without a server. */
export default defineConfig({
  plugins: [react(), tailwindcss()],
  test: {
    name: 'component',
    include: ['src/**/*.component.test.tsx'],
    setupFiles: 'src/testing/quiet-console.ts',
    testTimeout: 60_000,
    // Generous, so that a slow machine is slow and not red: nothing waits longer than it must.
    expect: { poll: { timeout: 20_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          // Asked for when a browser is opened: whoever runs other tests needs none.
          get executablePath() {
            return findBrowser();
          },
          args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
        },
        contextOptions: { locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});

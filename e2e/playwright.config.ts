import { findBrowser } from '@hundred/testkit/find-browser';
import { defineConfig } from '@playwright/test';

// Found once; the workers, which read this file again, inherit the answer.
process.env.CHROME_PATH = findBrowser();

export default defineConfig({
  testDir: '.',
  globalSetup: './provide-storage.ts',
  outputDir: 'test-results',
  // Firebase's emulator is not installed by default: npm run test:firebase.
  testIgnore: process.env.FIREBASE_EMULATOR ? [] : ['firebase/**'],
  fullyParallel: true,
  // One more than the smallest machine has cores: a quarter of a journey's time is spent waiting for its page.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A second try tells a slow machine from a fault; whoever needed one is named, to be mended.
  retries: 1,
  // Generous, so that a slow machine is slow and not red: nothing waits longer than it must.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    // Each new browser would fetch the whole program for later; where that is the point, journeys allow it.
    serviceWorkers: 'block',
    // A trace films every test, which took most of the machine; ask for one with --trace on.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      // Root has no sandbox; and without these Chromium calls home at every start.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});

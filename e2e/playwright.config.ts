import { defineConfig } from '@playwright/test';
import { filesOfRing } from '../tools/tests/rings';
import { browser } from './browser';

const journeys = filesOfRing('journeys', ['**/*.spec.ts'], [], 'e2e/');

export default defineConfig({
  testDir: '.',
  globalSetup: './provide-storage.ts',
  outputDir: 'test-results',
  testMatch: journeys.include,
  // Firebase's emulator is not installed by default; `npm run test:firebase` installs it.
  testIgnore: [...journeys.exclude, ...(process.env.FIREBASE_EMULATOR ? [] : ['firebase/**'])],
  fullyParallel: true,
  // One more than the cores of the smallest machine, because a journey waits for its page for a quarter of its time.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // The limits are generous, so that a slow machine takes long but does not fail.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    // A service worker would fetch the whole program in each new browser; journeys that test this allow it.
    serviceWorkers: 'block',
    // A trace films every test, which took most of the processor time; `--trace on` makes one for a single run.
    screenshot: 'only-on-failure',
    // Animations are drawn sixty times a second, a sixth of a journey's processor time; journeys that test motion allow
    // it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: browser,
  },
});

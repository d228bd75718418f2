import { defineConfig } from '@playwright/test';
import { filesOfRing } from '../tools/tests/rings';
import { browser } from './browser';

const journeys = filesOfRing('journeys', ['**/*.spec.ts'], [], 'e2e/');

export default defineConfig({
  testDir: '.',
  globalSetup: './provide-storage.ts',
  outputDir: 'test-results',
  testMatch: journeys.include,
  // Firebase's emulator is not installed by default: npm run test:firebase.
  testIgnore: [...journeys.exclude, ...(process.env.FIREBASE_EMULATOR ? [] : ['firebase/**'])],
  fullyParallel: true,
  // One more than the smallest machine has cores, because a quarter of a journey is waiting for its page.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // Generous, so that a slow machine is slow and not red.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    // Each new browser would fetch the whole program for later; journeys that test this allow it.
    serviceWorkers: 'block',
    // A trace films every test, which took most of the machine; use --trace on for one.
    screenshot: 'only-on-failure',
    // Animations are drawn sixty times a second, a sixth of a journey's processor time; journeys that test motion allow
    // it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: browser,
  },
});

import { defineConfig } from '@playwright/test';
import { browser } from './browser';

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
  // Not where it could hide that something is lost once in a while; `npm run test:deep` has none.
  retries: 1,
  // Generous, so that a slow machine is slow and not red: nothing waits longer than it must.
  timeout: 120_000,
  expect: { timeout: 60_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    // Each new browser would fetch the whole program for later; where that is the point, journeys allow it.
    serviceWorkers: 'block',
    // A trace films every test, which took most of the machine; ask for one with --trace on.
    screenshot: 'only-on-failure',
    // What moves by itself is drawn sixty times a second, a sixth of a journey's processor time; where motion is the
    // point, journeys allow it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: browser,
  },
});

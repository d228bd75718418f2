import { defineConfig } from 'vitest/config';

/** Journeys in Firefox and WebKit, for `npm run test:engines`: one at a time, each in its own browser. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['journeys.ts'],
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 180_000,
    reporters: 'verbose',
  },
});

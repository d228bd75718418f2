import { defineConfig } from 'vitest/config';

/** For the mutation run: the examples, and of the random histories just enough to catch what they leave. */
export default defineConfig({
  test: {
    include: ['packages/domain/src/**/*.test.ts'],
    exclude: ['packages/domain/src/words/**'],
    testTimeout: 60_000,
    env: { HISTORIES: '12', SEED: '20261115' },
  },
});

import { defineConfig } from 'vitest/config';

/**
 * For the mutation run: the examples, and of the random histories just enough to catch what they leave. One
 * worker keeps its modules from file to file, since starting anew for every mutant took most of the time.
 */
export default defineConfig({
  test: {
    include: ['packages/domain/src/**/*.test.ts'],
    exclude: ['packages/domain/src/words/**'],
    env: { HISTORIES: '12', SEED: '20261115' },
    pool: 'threads',
    isolate: false,
    fileParallelism: false,
    testTimeout: 60_000,
  },
});

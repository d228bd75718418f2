import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { filesOfRing } from './tools/tests/rings.ts';

const unitTests = [
  'tools/**/*.test.ts',
  'packages/*/src/**/*.test.ts',
  'apps/*/src/**/*.test.ts',
  'apps/web/src/**/*.test.tsx',
];
const storageTests = ['apps/server/src/**/*.storage.test.ts', 'demo/*.storage.test.ts'];
const embeddedTests = ['apps/server/src/**/*.embedded.test.ts'];

/**
 * Tests whose outcome depends on SQL of ours or on what consecutive connections see, so they run on both storages.
 * Tests of locks between connections are left out, because embedded storage has one connection. So is the test of a
 * hundred days: its outcome depends on the rules, and it takes 20 s of processor time on each storage.
 */
const sensitiveToStorage = [
  'apps/server/src/db/**/!(pool|pooler|read-only).storage.test.ts',
  'apps/server/src/log/**/!(hundred-days).storage.test.ts',
  'apps/server/src/features/leaderboards/**/!(boards-on-replica).storage.test.ts',
];
/** Migrations and partitions are tested on tables that are not distributed. */
const notOnCitus = ['apps/server/src/db/migrate.*', 'apps/server/src/cli/partitions/**'];
const componentTests = ['apps/web/src/**/*.component.test.tsx'];
const processTests = [
  'tools/**/*.process.test.ts',
  'apps/server/src/**/*.process.test.ts',
  'apps/web/scripts/*.process.test.ts',
];
const shortFailures = 'packages/testkit/src/short-failures.ts';
const provideEmbedded = 'apps/server/src/testing/provide-embedded.ts';
const providePostgres = 'apps/server/src/testing/provide-postgres.ts';

/** Starts the files that take a minute first, so that no core is idle at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) =>
      /histories|crash|power-cut|open-embedded/.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/**
 * `unit` needs nothing outside its process. The storage tests run on a real PostgreSQL server. Those that are
 * sensitive to the storage also run on embedded storage, or all of them with `EVERY_STORAGE=1`. `component` shows pages
 * in a browser, and `process` starts the built server as a program of its own. `tools/tests/rings.ts` says which tests
 * `npm test` runs and which `npm run test:rest`. No test is retried.
 */
export default defineConfig({
  test: {
    // One more than there are cores, because tests that start servers wait for the disk half of their time.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          setupFiles: shortFailures,
          ...filesOfRing('unit', unitTests, [
            ...storageTests,
            ...embeddedTests,
            ...processTests,
            ...componentTests,
          ]),
          // Long, so that tests do not fail on a slow machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Shorter than the time limit of a test, whose error does not say what the test waited for.
          expect: { poll: { timeout: 30_000 } },
        },
      },
      'apps/web/vitest.config.ts',
      {
        test: {
          name: 'embedded',
          isolate: false,
          setupFiles: shortFailures,
          ...filesOfRing('embedded', [
            ...(process.env.EVERY_STORAGE ? storageTests : sensitiveToStorage),
            ...embeddedTests,
          ]),
          globalSetup: provideEmbedded,
          provide: { storageKind: 'embedded' },
          // The embedded database is WebAssembly. Optimising it fully takes longer than these tests run.
          execArgv: ['--liftoff-only'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        test: {
          name: 'postgres',
          isolate: false,
          setupFiles: shortFailures,
          ...filesOfRing('postgres', storageTests, process.env.ON_CITUS ? notOnCitus : []),
          globalSetup: providePostgres,
          provide: { storageKind: 'postgres' },
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        test: {
          name: 'process',
          ...filesOfRing('process', processTests),
          setupFiles: shortFailures,
          globalSetup: [provideEmbedded, providePostgres],
          testTimeout: 400_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});

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
 * Where statements of our own or what one connection after the other sees decide the outcome. Not where locks between
 * connections do: embedded storage has one, and PostgreSQL's are tested on PostgreSQL. Nor a hundred days
 * of one person, one request after the other: there the rules decide, and each storage took 20 s of processor.
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

/** What takes a minute by itself begins first, so that no core is idle while the last of it ends. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) =>
      /histories|crash|power-cut|open-embedded/.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/**
 * `unit` needs nothing outside its process. The storage tests run on a real PostgreSQL server, and word for word the
 * same on embedded storage: those whose outcome it can decide on every run, all of them with `EVERY_STORAGE=1`.
 * `component` shows pages in a browser, `process` starts the built server as a program of its own. Which of them
 * `npm test` runs and which `npm run test:rest` is in `tools/tests/rings.ts`. Nothing is tried a second time.
 */
export default defineConfig({
  test: {
    // One more than cores: tests that start servers wait for the disk half of their time.
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
          // Generous, so that a slow machine is slow and not red.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Within a test's time, which would not say what was waited for.
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
          // To optimise the database for a long life takes longer than these tests make use of it.
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

import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Most breaks are caught by an example within milliseconds: then no history has to be lived for them. */
class ExamplesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isRandom = ({ moduleId }: TestSpecification) => /\/properties\/|-laws\.test/.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter((file) => !isRandom(file)), ...sorted.filter(isRandom)];
  }
}

/**
 * For the mutation run: the examples, and of the random histories just enough to catch what they leave. One
 * worker keeps its modules from file to file, since starting anew for every mutant took most of the time.
 */
export default defineConfig({
  test: {
    include: ['packages/domain/src/**/*.test.ts'],
    exclude: ['packages/domain/src/words/**'],
    env: { HISTORIES: '12', SEED: '20261115' },
    sequence: { sequencer: ExamplesFirst },
    pool: 'threads',
    isolate: false,
    fileParallelism: false,
    testTimeout: 300_000,
  },
});

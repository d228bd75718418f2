import { relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Most breaks are caught by an example within milliseconds: then no history has to be lived for them. So what caught the break
 * before comes first, then the short ones, and what is left to chance last.
 */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const places = new Map(
      files.map((file) => {
        const last = this.ctx.cache.getFileTestResults(`:${relative(this.ctx.config.root, file.moduleId)}`);
        const isRandom = /\/properties\/|-laws\.test/.test(file.moduleId);
        return [file, last?.failed ? -1 : (isRandom ? 1e6 : 0) + (last?.duration ?? 0)];
      }),
    );
    return [...files].sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
  }
}

/**
 * For the mutation run: the examples, and of the random histories just enough to catch what they leave. One
 * worker keeps its modules from file to file, since starting anew for every mutant took most of the time.
 */
export default defineConfig({
  test: {
    include: ['packages/{domain,counting}/src/**/*.test.ts'],
    exclude: ['packages/domain/src/text/**'],
    env: { HISTORIES: '12', SEED: '20261115' },
    sequence: { sequencer: QuickFirst },
    pool: 'threads',
    isolate: false,
    fileParallelism: false,
    testTimeout: 300_000,
  },
});

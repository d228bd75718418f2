import { relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Most mutants fail an example within milliseconds, and then no random history has to be played. So the file that failed
 * last time runs first, then the shortest files, and those with random histories last.
 */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId }: TestSpecification) => {
      const last = this.ctx.cache.getFileTestResults(`:${relative(this.ctx.config.root, moduleId)}`);
      if (last?.failed) return -1;
      const isRandom = /\/properties\/|-laws\.test/.test(moduleId);
      // More milliseconds than any other file takes.
      const delay = isRandom ? 1e6 : 0;
      return delay + (last?.duration ?? 0);
    };
    const ranks = new Map(files.map((file) => [file, rankOf(file)]));
    return [...files].sort((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
  }
}

/**
 * The configuration of the mutation run: all examples, and a few random histories for what they do not catch. One worker
 * keeps its modules from file to file, because a new start for every mutant took most of the time.
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

import { defineConfig } from 'vitest/config';

/**
 * Three projects. `unit` needs nothing outside the process. The storage tests run twice, word for word the
 * same, once on embedded storage and once on a real PostgreSQL server.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'apps/web/src/**/*.test.tsx'],
          exclude: ['**/*.storage.test.ts', '**/*.process.test.ts', '**/node_modules/**'],
        },
      },
    ],
  },
});

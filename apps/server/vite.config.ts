import { builtinModules } from 'node:module';
import { defineConfig } from 'vite';
import { listShippedPackages } from '../../tools/shipped-packages.ts';

/**
 * The server as a few plain JavaScript files. Packages are inside, since finding and loading their thousands of files
 * takes longer than all else at a start; but for the database, which loads files that lie beside its own.
 */
export default defineConfig({
  plugins: [listShippedPackages('server')],
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        admin: 'src/admin.ts',
        totals: 'src/totals.ts',
        'long-work': 'src/long-work/worker.ts',
        'embedded-worker': 'src/db/embedded/worker.ts',
        'embedded-initialise': 'src/db/embedded/initialise.ts',
      },
      external: [...builtinModules, /^node:/],
      // `depd`, which the identity service brings along, writes its wrappers so.
      checks: { eval: false },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: true, external: ['@electric-sql/pglite', '@electric-sql/pglite-socket'] },
});

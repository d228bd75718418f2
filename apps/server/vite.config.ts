import { builtinModules } from 'node:module';
import { defineConfig } from 'vite';

/** The server as plain JavaScript files: our own packages inside, those of the registry left outside. */
export default defineConfig({
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
        'embedded-worker': 'src/db/embedded/worker.ts',
        'embedded-initialise': 'src/db/embedded/initialise.ts',
      },
      external: [...builtinModules, /^node:/],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: [/^@hundred\//] },
});

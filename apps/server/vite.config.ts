import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { listShippedPackages } from '../../tools/notices/shipped-packages.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const database = ['@electric-sql/pglite', '@electric-sql/pglite-socket'];
/** Of the database: its programs, and what they load. The rest of its packages is for other ways to use it. */
const loaded = new Set(['', '.js', '.json', '.wasm', '.data']);

/** What the server needs to run. Maps only name the lines of an error. */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();

/**
 * Puts beside the server what it loads by name: the database, a new cluster of it and the migrations. So what is built is
 * whole by itself, and neither an installation nor newer sources around it change what it does. A list of all files lets a
 * start tell a program that was copied in part.
 */
function bringAlong(): Plugin {
  return {
    name: 'bring-along',
    writeBundle({ dir }) {
      cpSync(join(here, 'migrations'), join(dir!, 'migrations'), { recursive: true });
      for (const name of database) {
        const from = fileURLToPath(new URL(`../../node_modules/${name}/`, import.meta.url));
        const filter = (path: string) => loaded.has(extname(path));
        cpSync(from, join(dir!, 'node_modules', name), { recursive: true, filter });
      }
      const pack = ['--liftoff-only', '--import', 'tsx', 'src/db/embedded/pack-new-cluster.ts'];
      execFileSync(process.execPath, [...pack, join(dir!, 'new-cluster')], { cwd: here, stdio: 'inherit' });
      writeFileSync(join(dir!, 'program-files'), filesIn(dir!).join('\n'));
    },
  };
}

/**
 * The server as a few plain JavaScript files. Packages are inside, since finding and loading their thousands of files
 * takes longer than all else at a start; but for the database, which loads files that lie beside its own.
 */
export default defineConfig({
  plugins: [listShippedPackages('server'), bringAlong()],
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        admin: 'src/cli/admin.ts',
        totals: 'src/cli/totals.ts',
        backup: 'src/cli/backup.ts',
        restore: 'src/cli/restore.ts',
        move: 'src/cli/move.ts',
        partition: 'src/cli/partition.ts',
        distribute: 'src/cli/distribute.ts',
        'long-work': 'src/long-work/worker.ts',
        'embedded-worker': 'src/db/embedded/worker.ts',
      },
      external: [...builtinModules, /^node:/],
      // `depd`, which the identity service brings along, writes its wrappers with eval; making a cluster takes its time.
      checks: { eval: false, bundlerTimings: false },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: true, external: database },
});

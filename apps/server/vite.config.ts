import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { writeShippedPackages } from '../../tools/notices/shipped-packages.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const database = ['@electric-sql/pglite', '@electric-sql/pglite-socket'];
/**
 * The endings of the database's files that are loaded. Its packages contain more, for other ways to use it. Folders have no
 * ending.
 */
const loadedEndings = new Set(['', '.js', '.json', '.wasm', '.data']);

/** The files that the server needs to run. Source maps are left out, because they only name the lines of an error. */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();

/**
 * Copies what the server loads by name: the database, a new cluster and the migrations. So the build is complete, and
 * neither installed packages nor newer sources beside it change it. The list of all files lets a start notice a program
 * that was copied in part.
 */
function copyLoadedFiles(): Plugin {
  return {
    name: 'copy-loaded-files',
    writeBundle({ dir }) {
      cpSync(join(here, 'migrations'), join(dir!, 'migrations'), { recursive: true });
      for (const name of database) {
        const from = fileURLToPath(new URL(`../../node_modules/${name}/`, import.meta.url));
        const filter = (path: string) => loadedEndings.has(extname(path));
        cpSync(from, join(dir!, 'node_modules', name), { recursive: true, filter });
      }
      const pack = ['--liftoff-only', '--import', 'tsx', 'src/db/embedded/pack-new-cluster.ts'];
      execFileSync(process.execPath, [...pack, join(dir!, 'new-cluster')], { cwd: here, stdio: 'inherit' });
      writeFileSync(join(dir!, 'program-files'), filesIn(dir!).join('\n'));
    },
  };
}

/**
 * Bundles the server into a few JavaScript files. The packages are included, because finding and loading their thousands
 * of files takes most of a start. The database is not, because it loads files beside its own.
 */
export default defineConfig({
  plugins: [writeShippedPackages('server'), copyLoadedFiles()],
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
      // Without warnings that `depd`, a dependency of the identity service, uses eval, and that creating a cluster is slow.
      checks: { eval: false, bundlerTimings: false },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: true, external: database },
});

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { build, type Plugin } from 'vite';
import { writeShippedPackages } from '../../../tools/notices/shipped-packages.ts';

/**
 * The files that the worker stores on the device, in the order in which it fetches them. Pages come first: one of
 * another build ends the installation before anything else is fetched.
 */
const storedFiles = [
  /^index\.html$/,
  /^pages\/[^/]+\.html$/,
  /^assets\/[^/]+\.(js|css|woff2)$/,
  /^favicon\.(ico|svg)$/,
  /^manifest\.webmanifest$/,
  /^icon-192\.png$/,
  /^badge-96\.png$/,
  // The only file of the camera feature that is ours. The others stay the same from version to version.
  /^camera\/pose-worker-[^/]+\.js$/,
];

/** Builds the worker that stores the page's files on the device, with the list of its files. */
export function serviceWorker(): Plugin {
  let root = '';
  let outDir = '';
  let target: string | string[] | false = false;
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      outDir = join(config.root, config.build.outDir);
      target = config.build.target;
    },
    // The pages change until `writeBundle` has ended, and the compressed copies are made after this.
    closeBundle: {
      sequential: true,
      async handler() {
        await build({
          root,
          configFile: false,
          logLevel: 'error',
          define: { 'self.__WB_MANIFEST': JSON.stringify(await listFiles(outDir)) },
          plugins: [writeShippedPackages('service-worker')],
          build: {
            target,
            outDir,
            emptyOutDir: false,
            copyPublicDir: false,
            modulePreload: false,
            rolldownOptions: {
              input: join(root, 'src/worker/service-worker.ts'),
              output: { entryFileNames: 'service-worker.js', format: 'iife' },
            },
          },
        });
      },
    },
  };
}

/** The precache manifest of Workbox. Files below `assets` have a hash in their names, so they need no revision. */
async function listFiles(outDir: string) {
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(outDir, join(entry.parentPath, entry.name)))
    .sort();
  const urls = storedFiles.flatMap((pattern) => files.filter((file) => pattern.test(file)));
  return Promise.all(
    urls.map(async (url) => {
      if (url.startsWith('assets/')) return { url, revision: null };
      const content = await readFile(join(outDir, url));
      return {
        url,
        revision: hash('md5', content, 'hex'),
        ...(url.endsWith('.html') && integrityOf(content)),
      };
    }),
  );
}

/**
 * The hash of a page, by which the worker recognizes it. A page has the same address in every build. While servers are
 * replaced one after the other, the worker may come from the new server and the page from the old one; stored as the new
 * page, it would refer to files that no longer exist. With the hash in the worker, a page of another build is not stored,
 * and the worker is installed later.
 */
const integrityOf = (content: Buffer) => ({ integrity: `sha256-${hash('sha256', content, 'base64')}` });

const hash = (algorithm: 'md5' | 'sha256', content: Buffer, encoding: 'hex' | 'base64') =>
  createHash(algorithm).update(content).digest(encoding);

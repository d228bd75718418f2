import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(html|js|css|svg|json|txt|webmanifest|xml|ico|wasm|bin)$/;

/** A compressed copy of a smaller file saves less than its headers cost. */
const smallestBytes = 600;

/** Larger files get a lower quality: for the weights of the camera's model the last 4 % took 17 s of every build. */
const largeBytes = 1_000_000;

/** Writes a .br and a .gz beside every file that is large enough, so that the server can send them as they are. */
export function compressFiles(): Plugin {
  let outDir = '';
  return {
    name: 'compress-files',
    apply: 'build',
    configResolved(config) {
      outDir = join(config.root, config.build.outDir);
    },
    // Runs after everything else has been written, including the service worker.
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
        const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
        await Promise.all(files.map((file) => compress(join(file.parentPath, file.name))));
      },
    },
  };
}

/** Writes both compressed copies of a file, unless it is too small. */
export async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.byteLength < smallestBytes) return;
  // The highest quality is 11.
  const quality = content.byteLength < largeBytes ? constants.BROTLI_MAX_QUALITY : 9;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  await writeFile(`${path}.br`, brotliCompressSync(content, { params }));
  await writeFile(`${path}.gz`, gzipSync(content, { level: 9 }));
}

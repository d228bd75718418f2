import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const source = fileURLToPath(new URL('../src/platform/first-paint.js', import.meta.url));

/**
 * Puts the script of the first paint, which sets theme and frame, into every page. Of a build it is a file named by
 * its hash, which inline-first-paint.ts then puts inside the pages: the content security policy takes it there by
 * that hash.
 */
export function firstPaintScript(): Plugin {
  let isBuild = false;
  return {
    name: 'first-paint-script',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const code = await readFile(source, 'utf8');
        return html.replace(
          '<!--first-paint-->',
          isBuild ? `<script src="/${fileNameOf(code)}"></script>` : `<script>${code}</script>`,
        );
      },
    },
    async generateBundle() {
      const code = await readFile(source, 'utf8');
      this.emitFile({ type: 'asset', fileName: fileNameOf(code), source: code });
    },
  };
}

const fileNameOf = (code: string) =>
  `assets/first-paint-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;

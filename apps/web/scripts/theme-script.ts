import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const source = fileURLToPath(new URL('../src/platform/theme-boot.js', import.meta.url));

/**
 * Puts the theme script where it runs before the first paint. Of a build it is a file named by its hash,
 * which inline-first-paint.ts then puts inside the pages: the content security policy takes it there by that hash.
 */
export function themeScript(): Plugin {
  let isBuild = false;
  return {
    name: 'theme-script',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const code = await readFile(source, 'utf8');
        return html.replace(
          '<!--theme-->',
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
  `assets/theme-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;

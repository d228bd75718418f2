import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Plugin, transformWithOxc } from 'vite';

/** `theme-and-frame` is in the head. `paint-day` is at the end of the frame and shows the stored day in it. */
const files: Record<string, string> = {
  'theme-and-frame': 'theme-and-frame.js',
  'paint-day': 'paint-day.ts',
};
const scripts = Object.keys(files);

/** The code as a classic script: compiles TypeScript and removes the empty export. */
async function codeOf(name: string): Promise<string> {
  const file = files[name] ?? name;
  const source = await readFile(new URL(`../src/platform/storage/${file}`, import.meta.url), 'utf8');
  if (!file.endsWith('.ts')) return source;
  const { code } = await transformWithOxc(source, file);
  return code.replace(/export \{\s*\};?/, '');
}

/**
 * Adds the scripts that run before the first paint to every page. In a build they are files with a hash, which
 * inline-first-paint.ts then inlines: the content security policy allows them by that hash.
 */
export function firstPaintScripts(): Plugin {
  let isBuild = false;
  return {
    name: 'first-paint-scripts',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        let page = html;
        for (const name of scripts) {
          const code = await codeOf(name);
          const script = isBuild
            ? `<script src="/${fileNameOf(name, code)}"></script>`
            : `<script>${code}</script>`;
          page = page.replace(`<!--${name}-->`, () => script);
        }
        return page;
      },
    },
    async generateBundle() {
      for (const name of scripts) {
        const code = await codeOf(name);
        this.emitFile({ type: 'asset', fileName: fileNameOf(name, code), source: code });
      }
    },
  };
}

const fileNameOf = (name: string, code: string) =>
  `assets/${name}-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Plugin, transformWithOxc } from 'vite';

/**
 * The scripts that run before the first paint. Each replaces the comment of its name in index.html. `theme-and-frame`
 * stands in the head, because it decides what is painted; `paint-day` stands at the end of the frame, because it writes
 * the stored day into it.
 */
const sourceFiles = ['theme-and-frame.js', 'paint-day.ts'];

interface FirstPaintScript {
  name: string;
  code: string;
  /** The file that a build writes. The hash in its name changes with the code, so a browser may cache it. */
  fileName: string;
}

async function readScript(sourceFile: string): Promise<FirstPaintScript> {
  const path = new URL(`../src/platform/storage/${sourceFile}`, import.meta.url);
  const source = await readFile(path, 'utf8');
  const code = sourceFile.endsWith('.ts') ? await compile(source, sourceFile) : source;
  const name = sourceFile.replace(/\.[jt]s$/, '');
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return { name, code, fileName: `assets/${name}-${hash}.js` };
}

/** Compiles TypeScript to a classic script, in which the empty export that the compiler adds would be a syntax error. */
async function compile(source: string, sourceFile: string): Promise<string> {
  const { code } = await transformWithOxc(source, sourceFile);
  return code.replace(/export \{\s*\};?/, '');
}

const readScripts = () => Promise.all(sourceFiles.map(readScript));

/**
 * Adds the scripts that run before the first paint to every page. A build writes them as files. `inlineFirstPaint` puts
 * their code into the pages afterwards, because it has to list what it inlines for the content security policy.
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
        for (const { name, code, fileName } of await readScripts()) {
          const script = isBuild ? `<script src="/${fileName}"></script>` : `<script>${code}</script>`;
          page = page.replace(`<!--${name}-->`, () => script);
        }
        return page;
      },
    },
    async generateBundle() {
      for (const { code, fileName } of await readScripts()) {
        this.emitFile({ type: 'asset', fileName, source: code });
      }
    },
  };
}

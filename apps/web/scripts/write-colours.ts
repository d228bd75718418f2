import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const tokens = new URL('../src/ui/styles/tokens.css', import.meta.url);

/** Writes the colours as a separate file, which the server's pages for signing in and paying use. */
export function writeColours(): Plugin {
  return {
    name: 'write-colours',
    apply: 'build',
    generateBundle() {
      const colours = readFileSync(tokens, 'utf8').match(/--color-[\w-]+: [^;]+;/g) ?? [];
      this.emitFile({ type: 'asset', fileName: 'colours.css', source: `:root{${colours.join('')}}\n` });
    },
  };
}

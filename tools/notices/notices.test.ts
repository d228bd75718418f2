import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noticeOf, noticesText } from './notices';
import { readShippedPackages, writeShippedPackages } from './shipped-packages';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hundred-notices-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, content: string | object): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}

/** Creates an installed package with one module, and returns its folder. */
function installPackage(name: string, manifest: object = { license: 'MIT' }): string {
  write(`node_modules/${name}/package.json`, { name, version: '1.2.3', main: 'index.js', ...manifest });
  write(`node_modules/${name}/index.js`, `export default ${JSON.stringify(name)};`);
  return join(folder, 'node_modules', name);
}

describe('The packages of a bundle', () => {
  it('are those it contains, those it imports at run time, and those it takes files from', async () => {
    // `outside` stays outside of the bundle, `shaken` is imported but left out of it, and only files of `font` are taken.
    const names = [
      'inside',
      '@scope/later',
      'inside/node_modules/nested',
      'outside',
      'shaken',
      'unused',
      'font',
    ];
    for (const name of names) installPackage(name);
    write('node_modules/inside/index.js', `import nested from 'nested'; export default [nested];`);
    write('ours.js', `export default 'ours';`);
    write(
      'main.js',
      `import inside from 'inside'; import outside from 'outside/deep.js'; import shaken from 'shaken';
       import { readFileSync } from 'node:fs'; import ours from './ours.js';
       console.log(inside, outside, ours, readFileSync, import('@scope/later'));`,
    );
    const listsFolder = join(folder, 'lists');
    await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins: [writeShippedPackages('page', ['font'], listsFolder)],
      build: { ssr: 'main.js', outDir: 'dist', rolldownOptions: { external: /^(node:|outside)/ } },
      ssr: { noExternal: true },
    });
    const expected = ['@scope/later', 'font', 'inside', 'inside/node_modules/nested', 'outside'];
    expect(readShippedPackages('page', listsFolder)).toEqual(
      expected.map((name) => join(folder, 'node_modules', name)),
    );
  });
});

describe('The notice of a package', () => {
  it('contains all licence files of its folder', () => {
    const folderOfPackage = installPackage('whole', {
      license: 'Apache-2.0',
      homepage: 'https://whole.example',
    });
    write('node_modules/whole/LICENSE.md', 'the licence\n');
    write('node_modules/whole/NOTICE', 'the notice\n');
    expect(noticeOf(folderOfPackage)).toEqual({
      name: 'whole',
      version: '1.2.3',
      licence: 'Apache-2.0',
      from: 'https://whole.example',
      text: 'the licence\n\nthe notice',
    });
  });

  it('contains the usual text with its author if the package only names the licence', () => {
    const { text } = noticeOf(installPackage('terse', { license: 'MIT', author: { name: 'Ada' } }));
    expect(text).toMatch(/^Copyright \(c\) Ada\n\nPermission is hereby granted/);
  });

  it('is refused without a licence, which ends the build', () => {
    const folderOfPackage = installPackage('nameless', {});
    write('node_modules/nameless/LICENSE', 'some text');
    expect(() => noticeOf(folderOfPackage)).toThrow('nameless 1.2.3 names no licence');
  });

  it('is refused without the text of an unusual licence, which ends the build', () => {
    expect(() => noticeOf(installPackage('odd', { license: 'Odd-1.0' }))).toThrow(
      'odd 1.2.3 gives no text of its licence, Odd-1.0',
    );
  });
});

it('The notices list each package once, sorted by name', () => {
  const notices = ['b', 'a', 'b'].map((name) => noticeOf(installPackage(name)));
  const headings = noticesText(notices, 'Thanks.\n').match(/^\w 1\.2\.3 \(MIT\)$/gm);
  expect(headings).toEqual(['a 1.2.3 (MIT)', 'b 1.2.3 (MIT)']);
});

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { sentKilobytes } from '../src/features/camera/pose/model-content.ts';

type Chunk = { file: string; imports?: string[] };

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const read = (file: string) => readFileSync(dist + file);
const kilobytes = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).byteLength, 0) / 1000;

/** The files of these modules, of the modules that they import, and so on. */
function filesOf(manifest: Record<string, Chunk>, modules: string[], found = new Set<string>()): Set<string> {
  for (const name of modules) {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build holds no ${name}.`);
    if (found.has(chunk.file)) continue;
    found.add(chunk.file);
    filesOf(manifest, chunk.imports ?? [], found);
  }
  return found;
}

const manifest = (): Record<string, Chunk> => JSON.parse(read('.vite/manifest.json').toString());

it('The JavaScript of the first load of /login stays within 103 kB', () => {
  const files = filesOf(manifest(), ['index.html', 'src/routes/public/login.tsx']);
  const firstPaintScript = readdirSync(`${dist}assets`).find((name) =>
    /^theme-and-frame-\w+\.js$/.test(name),
  );
  expect(firstPaintScript, 'the script that runs before the first paint').toBeDefined();
  expect(kilobytes([...files, `assets/${firstPaintScript}`])).toBeLessThanOrEqual(103);
});

it('The JavaScript of the first load of /dashboard stays within 150 kB', () => {
  const modules = [
    'index.html',
    'src/app/signed-in-app.tsx',
    'src/app/app-layout.tsx',
    'src/routes/dashboard/dashboard.tsx',
  ];
  expect(kilobytes(filesOf(manifest(), modules))).toBeLessThanOrEqual(150);
});

it('No CSS rule restyles a whole page when an element is added: no selector with :has() ends in *', () => {
  const sheets = readdirSync(`${dist}assets`).filter((name) => name.endsWith('.css'));
  const styles = ['index.html', ...sheets.map((name) => `assets/${name}`)].map((file) =>
    read(file).toString(),
  );
  const selectors = styles.flatMap((style) => style.split(/[{}]/)).filter((part) => part.includes(':has('));
  expect(selectors).not.toEqual([]);
  expect(selectors.filter((selector) => / \*\)?$/.test(selector))).toEqual([]);
});

it('The charts stay within 125 kB, and no page loads them at its start', () => {
  const chunks = manifest();
  const charts = chunks['src/features/statistics/charts.tsx'];
  expect(charts, 'the file of the charts').toBeDefined();
  expect(kilobytes([charts?.file ?? ''])).toBeLessThanOrEqual(125);
  const pages = Object.keys(chunks).filter((name) => /^index\.html$|^src\/(app|routes)\//.test(name));
  expect([...filesOf(chunks, pages)]).not.toContain(charts?.file);
});

it('The files for counting with the camera have the announced 4.6 MB, and no page loads or stores them unasked', () => {
  const files = readdirSync(`${dist}camera`).map((name) => `camera/${name}`);
  const kinds = { weights: '.bin', topology: '.json', wasm: '.wasm', worker: '.js' } as const;
  for (const ending of ['.br', '.gz']) {
    expect(files.filter((file) => file.endsWith(ending))).toHaveLength(Object.keys(kinds).length);
    for (const [name, kind] of Object.entries(kinds) as [keyof typeof kinds, string][]) {
      const file = files.find((path) => path.endsWith(kind + ending)) ?? name;
      expect(read(file).byteLength, file).toBeLessThanOrEqual(1_000 * sentKilobytes[name]);
    }
  }
  expect(Object.values(sentKilobytes).reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(4_600);
  // The pose worker is listed, so that devices with an earlier one get the new one. The other files never change.
  const listedFiles = read('service-worker.js')
    .toString()
    .match(/(?<=["`])camera\/[^"`]+/g);
  expect(listedFiles).toEqual([expect.stringMatching(/^camera\/pose-worker-[\w-]+\.js$/)]);
  const pages = Object.keys(manifest()).filter((name) => /^index\.html$|^src\/(app|routes)\//.test(name));
  expect([...filesOf(manifest(), pages)].filter((file) => file.startsWith('camera/'))).toEqual([]);
});

it('The font that everyone loads stays within 75 kB', () => {
  const fonts = readdirSync(`${dist}assets`).filter((name) => /^archivo-(?!latin-ext)\S+\.woff2$/.test(name));
  expect(fonts).toHaveLength(1);
  expect(read(`assets/${fonts[0]}`).byteLength).toBeLessThanOrEqual(75_000);
});

it('The gallery is not part of the production build', () => {
  expect(Object.keys(manifest()).filter((name) => name.includes('gallery'))).toEqual([]);
});

it('The server gets the list of all pages, and an installed app opens no others', () => {
  const addresses: string[] = JSON.parse(read('addresses.json').toString());
  const { start_url, shortcuts } = JSON.parse(read('manifest.webmanifest').toString());
  const prerendered = readdirSync(`${dist}pages`).filter((name) => name.endsWith('.html'));
  expect(addresses).toEqual(expect.arrayContaining(['/', '/onboarding', '/auth/*', '/settings/*']));
  expect(addresses).toEqual(
    expect.arrayContaining([start_url, ...shortcuts.map(({ url }: { url: string }) => url)]),
  );
  expect(addresses).toEqual(
    expect.arrayContaining(prerendered.map((name) => `/${name.replace('.html', '')}`)),
  );
});

it('The pages of the server find every colour that they use', () => {
  const styles = new URL('../../server/src/adapters/served-pages/stylesheet.ts', import.meta.url);
  const used = readFileSync(styles, 'utf8').match(/--color-[\w-]+/g) ?? [];
  const colours = read('colours.css').toString();
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((name) => !colours.includes(`${name}: `))).toEqual([]);
});

it('No page contains a style that the content security policy would refuse', () => {
  for (const page of ['index.html', 'pages/login.html', 'pages/privacy.html', 'pages/terms.html'])
    expect(read(page).toString()).not.toMatch(/\sstyle="/);
});

it('Every file that is large enough has compressed copies', () => {
  const files = [...filesOf(manifest(), ['index.html']), 'index.html', 'pages/login.html'];
  // `compress-files.ts` makes no copies of files below 600 bytes; above 1000 bytes each file needs them.
  for (const file of files.filter((name) => read(name).byteLength > 1000))
    for (const suffix of ['.br', '.gz'])
      expect(read(file + suffix).byteLength).toBeLessThan(read(file).byteLength);
});

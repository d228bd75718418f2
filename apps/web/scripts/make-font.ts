/**
 * Reduces Archivo to the characters of the product, and writes the badge numerals as outlines. Run it after a change of
 * the font package: `npm run make:font -w apps/web`.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { outlineHalf, outlineNumerals } from './outline-numerals';

const here = dirname(fileURLToPath(import.meta.url));
const fontPackage = dirname(
  createRequire(import.meta.url).resolve('@fontsource-variable/archivo/package.json'),
);
const fontFolder = join(here, '../src/ui/styles/fonts');

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** The characters that the product prints. */
const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}Œœ–—‘’“”•…€™−×`;

/** The size limit of the one font that every visitor loads. */
const largestBytes = 75_000;

const latin = await readFile(join(fontPackage, 'files/archivo-latin-standard-normal.woff2'));
const axes = { wght: { min: 400, max: 900 }, wdth: { min: 75, max: 125 } };
const keepFeatures = ['kern', 'tnum', 'lnum', 'ccmp', 'locl', 'mark', 'liga'];
const subset = await subsetFont(latin, characters, {
  targetFormat: 'woff2',
  variationAxes: axes,
  keepFeatures,
  noHinting: true,
});
if (subset.byteLength > largestBytes)
  throw new Error(`The reduced font has ${subset.byteLength} bytes, more than ${largestBytes}.`);

await mkdir(fontFolder, { recursive: true });
await writeFile(join(fontFolder, 'archivo.woff2'), subset);
await copyFile(
  join(fontPackage, 'files/archivo-latin-ext-wght-normal.woff2'),
  join(fontFolder, 'archivo-latin-ext.woff2'),
);
await copyFile(join(fontPackage, 'LICENSE'), join(fontFolder, 'OFL.txt'));

// For printing, because a PDF cannot contain a variable font.
const printFont = await subsetFont(latin, characters, {
  targetFormat: 'sfnt',
  variationAxes: { wght: 560, wdth: 100 },
  keepFeatures: [],
  noHinting: true,
});
await writeFile(join(fontFolder, 'archivo-print.ttf'), printFont);

// The characters of the numerals, and the sign of a half, which are written as outlines.
const sfnt = await subsetFont(latin, '0123456789K½', { targetFormat: 'sfnt', variationAxes: axes });
await writeFile(join(here, '../src/ui/badges/numerals.ts'), outlineNumerals(sfnt));
await writeFile(join(here, '../src/ui/hundred-grid/half.ts'), outlineHalf(sfnt));
process.stdout.write(`archivo.woff2: ${subset.byteLength} bytes\n`);

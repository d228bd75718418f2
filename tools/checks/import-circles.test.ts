import { expect, test } from 'vitest';
import { circlesIn, importsOfFolders } from './import-circles.mjs';

const circlesOf = (imports: Record<string, string[]>) => circlesIn(new Map(Object.entries(imports)));

test('Imports that lead to the same file in two ways are not a circle', () => {
  expect(circlesOf({ page: ['list', 'row'], list: ['row'], row: ['zod'] })).toEqual([]);
});

test('A circle is reported once, in the order of its imports', () => {
  expect(circlesOf({ start: ['a'], a: ['b', 'd'], b: ['c'], c: ['a'], d: [] })).toEqual([['a', 'b', 'c']]);
});

test('A file that imports itself is a circle, and so is each of two that share a file', () => {
  // A circle begins with the file in whose turn it was found.
  expect(circlesOf({ self: ['self'], hub: ['left', 'right'], left: ['hub'], right: ['hub'] })).toEqual([
    ['self'],
    ['hub', 'left'],
    ['right', 'hub'],
  ]);
});

test('Two folders are a circle when their files import one another, though no file reaches itself', () => {
  const imports = new Map(
    Object.entries({ 'a/one': ['b/one', 'a/two'], 'b/two': ['a/two'], 'b/one': [], 'c/test': ['a/one'] }),
  );
  const folders = importsOfFolders(imports, (file) =>
    file.startsWith('c/') ? undefined : file.split('/')[0],
  );
  expect(Object.fromEntries(folders)).toEqual({ a: ['b'], b: ['a'] });
  expect(circlesIn(folders)).toEqual([['a', 'b']]);
});

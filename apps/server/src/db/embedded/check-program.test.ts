import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { checkProgram } from './check-program';

/** A program's folder with these files. Each holds the list, because only that of `program-files` is read. */
function programWith(...files: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'hundred-program-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of files) writeFileSync(join(folder, name), 'main.js\nother.js\nthird.js');
  return folder;
}

it('A program with all files of its list, or without a list, is complete', () => {
  for (const files of [['program-files', 'main.js', 'other.js', 'third.js'], ['main.js']])
    expect(() => checkProgram('/data', programWith(...files))).not.toThrow();
});

it.each([
  [['program-files', 'main.js', 'third.js'], '(other.js is missing)'],
  [['program-files', 'third.js'], '(main.js and 1 more are missing)'],
])('A program that has only %s is refused, and the data folder is not blamed', (files, named) => {
  const check = () => checkProgram('/data', programWith(...files));
  expect(check).toThrow(named);
  expect(check).toThrow('DATA_DIR /data was not touched');
});

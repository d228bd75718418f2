import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { fingerprint, makeStamped, stampOf } from './fingerprint.mjs';

function folderOfTest(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hundred-fingerprint-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

it('A fingerprint stays the same after an update of Node, so that the next start builds nothing', () => {
  const folder = folderOfTest();
  writeFileSync(join(folder, 'source.ts'), 'one');
  const before = fingerprint(folder, ['source.ts']);
  const version = Object.getOwnPropertyDescriptor(process, 'version')!;
  onTestFinished(() => void Object.defineProperty(process, 'version', version));
  Object.defineProperty(process, 'version', { ...version, value: 'v20.99.0' });
  expect(fingerprint(folder, ['source.ts'])).toBe(before);
  writeFileSync(join(folder, 'source.ts'), 'two');
  expect(fingerprint(folder, ['source.ts'])).not.toBe(before);
});

it('A stamp is missing while its result is made again', () => {
  const stamp = join(folderOfTest(), 'stamp');
  makeStamped(stamp, 'first', () => {});
  expect(stampOf(stamp)).toBe('first');
  const fail = () => {
    expect(stampOf(stamp)).toBeUndefined();
    throw new Error('cut short');
  };
  expect(() => makeStamped(stamp, 'second', fail)).toThrow('cut short');
  expect(stampOf(stamp)).toBeUndefined();
});

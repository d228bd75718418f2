import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { packFolder, unpackFolder } from './packed-folder';

function folderOfTest(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hundred-packed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

it('A packed folder is unpacked unchanged, for its owner alone', () => {
  const [from, to] = [folderOfTest(), folderOfTest()];
  mkdirSync(join(from, 'base', '1'), { recursive: true });
  mkdirSync(join(from, 'empty'));
  const contents: Record<string, Buffer> = {
    PG_VERSION: Buffer.from('18\n'),
    'base/1/1255': Buffer.from([0, 10, 255, 10, 0]),
    'base/1/none': Buffer.alloc(0),
  };
  for (const [name, content] of Object.entries(contents)) writeFileSync(join(from, name), content);

  unpackFolder(packFolder(from), to);
  const names = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  expect(names(to)).toEqual(names(from));
  for (const [name, content] of Object.entries(contents)) {
    expect(readFileSync(join(to, name))).toEqual(content);
    expect(statSync(join(to, name)).mode & 0o777).toBe(0o600);
  }
  expect(statSync(join(to, 'base')).mode & 0o777).toBe(0o700);
});

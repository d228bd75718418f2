import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { StartRefused } from '../process/start-refused';
import { writeNewFile } from './new-file';

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hundred-new-file-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

async function* parts(failure?: Error) {
  yield 'one ';
  if (failure) throw failure;
  yield 'two';
}

it('A new file holds all parts and can be read by its user alone', async () => {
  const path = join(temporaryFolder(), 'new');
  await writeNewFile(path, parts());
  expect(readFileSync(path, 'utf8')).toBe('one two');
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

it('A file or a link that exists is refused and stays unchanged', async () => {
  const folder = temporaryFolder();
  const [existing, link] = [join(folder, 'existing'), join(folder, 'link')];
  writeFileSync(existing, 'content');
  symlinkSync(join(folder, 'target'), link);
  for (const path of [existing, link])
    await expect(writeNewFile(path, parts())).rejects.toThrow(`${path} already exists. Choose another name.`);
  expect(readdirSync(folder).sort()).toEqual(['existing', 'link']);
  expect(readFileSync(existing, 'utf8')).toBe('content');
});

it('A path where no file can be created is refused in one sentence', async () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  const refused = await writeNewFile(join(file, 'below'), parts()).catch((error) => error);
  expect(refused).toBeInstanceOf(StartRefused);
  expect(refused.message).toMatch(/^Could not write .*\/below: ENOTDIR.*\.$/);
});

it('A failure of the input is passed on, and no file is left', async () => {
  const folder = temporaryFolder();
  const failure = Object.assign(new Error('undone'), { code: '40001' });
  await expect(writeNewFile(join(folder, 'new'), parts(failure))).rejects.toBe(failure);
  expect(readdirSync(folder)).toEqual([]);
});

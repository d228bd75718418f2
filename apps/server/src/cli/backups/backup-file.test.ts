import {
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { StartRefused } from '../../process/start-refused';
import { readBackup, refusalOfFile, writeBackup } from './backup-file';
import type { BackupPart } from './contents';

const errorWith = (code: string, message: string) => Object.assign(new Error(message), { code });

it.each([
  [errorWith('ENOENT', 'no such file or directory'), 'There is no file /elsewhere/today.backup.'],
  [errorWith('ENOTDIR', 'not a directory'), 'There is no file /elsewhere/today.backup.'],
  [
    errorWith('EACCES', 'permission denied'),
    'This user is not allowed to read /elsewhere/today.backup. Allow it, or copy the file to a folder it can read.',
  ],
  [
    errorWith('EMFILE', 'too many open files'),
    'Could not read /elsewhere/today.backup: too many open files.',
  ],
])('The refusal of a backup that cannot be opened says why: %s', (error, message) => {
  expect(refusalOfFile('/elsewhere/today.backup', error)).toBe(message);
});

let folder = '';
let path = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hundred-backup-'));
  path = join(folder, 'today.backup');
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

const wholeBackup: BackupPart[] = [
  { kind: 'head', format: 1, migration: 3, madeAt: '2026-11-17T08:00:00.000Z' },
  { kind: 'table', name: 'person' },
  { kind: 'rows', rows: ['{"id":1}', '{"id":2}'] },
  { kind: 'end', counts: { person: { rows: 2, sum: 'ab' } } },
];
const [headLine, tableLine] = wholeBackup.map((part) => `${part.kind} ${JSON.stringify(part)}\n`) as [
  string,
  string,
];

async function* streamOf<T>(parts: readonly T[]) {
  yield* parts;
}

async function read(): Promise<BackupPart[]> {
  const parts: BackupPart[] = [];
  for await (const part of readBackup(path)) parts.push(part);
  return parts;
}

describe('Writing a backup', () => {
  it('stores parts that are read as they were written', async () => {
    await writeBackup(path, streamOf(wholeBackup));
    expect(await read()).toEqual(wholeBackup);
  });

  it('leaves one file, which only its user may read', async () => {
    await writeBackup(path, streamOf(wholeBackup));
    expect(lstatSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['today.backup']);
  });

  it('is refused if the unfinished file of another backup exists, which stays as it is', async () => {
    writeFileSync(`${path}.new`, 'of another', { mode: 0o644 });
    await expect(writeBackup(path, streamOf(wholeBackup))).rejects.toThrow(
      `${path}.new already exists. Another backup is running, or one was stopped.`,
    );
    expect(readFileSync(`${path}.new`, 'utf8')).toBe('of another');
    expect(readdirSync(folder)).toEqual(['today.backup.new']);
  });

  it.each(['', '.new'])('is refused if there is a link at FILE%s, and does not follow it', async (ending) => {
    const target = join(folder, 'target');
    symlinkSync(target, `${path}${ending}`);
    await expect(writeBackup(path, streamOf(wholeBackup))).rejects.toThrow('already exists');
    expect(readdirSync(folder)).toEqual([`today.backup${ending}`]);
  });
});

describe('Reading a backup', () => {
  const writeLines = (...lines: string[]) => writeFileSync(path, gzipSync(lines.join('')));

  it.each([
    ['a line of another program', 'hello\n', 'its beginning is wrong'],
    ['a row', '{"id":1}\n', 'its beginning is wrong'],
    ['the heading of a table', tableLine, 'its beginning is wrong'],
    ['a head that is no JSON', 'head {"kind":}\n', 'JSON'],
    ['an empty head', 'head {}\n', 'its head is not part of a backup'],
    [
      'a head without a version',
      'head {"kind":"head","format":1,"madeAt":""}\n',
      'its head is not part of a backup',
    ],
    [
      'a head with a version below zero',
      'head {"kind":"head","format":1,"migration":-1,"madeAt":""}\n',
      'its head is not part of a backup',
    ],
  ])('refuses in one line a file that begins with %s', async (_what, firstLine, reason) => {
    writeLines(firstLine, tableLine, '{"id":1}\n');
    const refused = await read().catch((error) => error);
    expect(refused).toBeInstanceOf(StartRefused);
    expect(refused.message).toMatch(/^.*today\.backup is not a complete backup of Hundred \([^\n]*\)\.$/);
    expect(refused.message).toContain(reason);
  });

  it('refuses a file whose end has no counts', async () => {
    writeLines(headLine, tableLine, '{"id":1}\n', 'end {"kind":"end"}\n');
    await expect(read()).rejects.toThrow(
      'is not a complete backup of Hundred (its end is not part of a backup).',
    );
  });

  it('passes on a head of a later format, which the check of versions refuses', async () => {
    writeLines('head {"kind":"head","format":2,"epoch":9}\n');
    expect((await readBackup(path).next()).value).toMatchObject({ kind: 'head', format: 2 });
  });

  const megabytes = (count: number, line: string) => line.repeat((count * 1024 * 1024) / line.length);

  it('refuses a line without an end at 16 MB, and reads each of its characters once', async () => {
    writeLines(headLine, tableLine, megabytes(60, 'aaaaaaaa'));
    const { indexOf } = String.prototype;
    let searched = 0;
    vi.spyOn(String.prototype, 'indexOf').mockImplementation(function (this: string, text, from = 0) {
      if (text === '\n') searched += this.length - from;
      return indexOf.call(this, text, from);
    });
    await expect(read()).rejects.toThrow(
      'is not a complete backup of Hundred (one of its lines is too long).',
    );
    vi.restoreAllMocks();
    // If each chunk were searched again with the next one, this would be many times 16 MB.
    const searchedMegabytes = searched / 1024 / 1024;
    expect(searchedMegabytes).toBeGreaterThan(15);
    expect(searchedMegabytes).toBeLessThan(18);
  });

  it('refuses a small file that unpacks to far more than rows do', async () => {
    // Each line has 1,024 characters.
    writeLines(headLine, tableLine, megabytes(65, `{"id":"${'a'.repeat(1014)}"}\n`));
    await expect(read()).rejects.toThrow(
      'is not a complete backup of Hundred (it is too large after unpacking).',
    );
  });
});

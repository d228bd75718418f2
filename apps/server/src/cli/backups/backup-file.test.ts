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

const failed = (code: string, message: string) => Object.assign(new Error(message), { code });

it.each([
  [failed('ENOENT', 'no such file or directory'), 'There is no file /elsewhere/today.backup.'],
  [failed('ENOTDIR', 'not a directory'), 'There is no file /elsewhere/today.backup.'],
  [
    failed('EACCES', 'permission denied'),
    'This user is not allowed to read /elsewhere/today.backup. Allow it, or copy the file to a folder it can read.',
  ],
  [failed('EMFILE', 'too many open files'), 'Could not read /elsewhere/today.backup: too many open files.'],
])('A backup that cannot be opened because of %s is reported as such', (error, message) => {
  expect(refusalOfFile('/elsewhere/today.backup', error)).toBe(message);
});

let folder = '';
let path = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hundred-backup-'));
  path = join(folder, 'today.backup');
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

const whole: BackupPart[] = [
  { kind: 'head', format: 1, migration: 3, madeAt: '2026-11-17T08:00:00.000Z' },
  { kind: 'table', name: 'person' },
  { kind: 'rows', rows: ['{"id":1}', '{"id":2}'] },
  { kind: 'end', counts: { person: { rows: 2, sum: 'ab' } } },
];
const [head, table] = whole.map((part) => `${part.kind} ${JSON.stringify(part)}\n`) as [string, string];

async function* each<T>(parts: readonly T[]) {
  yield* parts;
}

async function read(): Promise<BackupPart[]> {
  const parts: BackupPart[] = [];
  for await (const part of readBackup(path)) parts.push(part);
  return parts;
}

describe('Writing a backup', () => {
  it('A backup is read as it was written, and is for its user alone', async () => {
    await writeBackup(path, each(whole));
    expect(await read()).toEqual(whole);
    expect(lstatSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['today.backup']);
  });

  it('An unfinished file of another backup is neither written to nor removed', async () => {
    writeFileSync(`${path}.new`, 'of another', { mode: 0o644 });
    await expect(writeBackup(path, each(whole))).rejects.toThrow(
      `${path}.new already exists. Another backup is running, or one was stopped.`,
    );
    expect(readFileSync(`${path}.new`, 'utf8')).toBe('of another');
    expect(readdirSync(folder)).toEqual(['today.backup.new']);
  });

  it.each(['', '.new'])('does not follow a link at FILE%s', async (ending) => {
    const target = join(folder, 'target');
    symlinkSync(target, `${path}${ending}`);
    await expect(writeBackup(path, each(whole))).rejects.toThrow('already exists');
    expect(readdirSync(folder)).toEqual([`today.backup${ending}`]);
  });
});

describe('Reading a backup', () => {
  const writeLines = (...lines: string[]) => writeFileSync(path, gzipSync(lines.join('')));

  it.each([
    ['no line of ours', 'hello\n', 'its beginning is wrong'],
    ['a row', '{"id":1}\n', 'its beginning is wrong'],
    ['another part', table, 'its beginning is wrong'],
    ['a head that is no JSON', 'head {"kind":}\n', 'JSON'],
    ['an empty head', 'head {}\n', 'its head is not part of a backup'],
    [
      'a head without a version',
      'head {"kind":"head","format":1,"madeAt":""}\n',
      'its head is not part of a backup',
    ],
    [
      'a head with a version that is no number of one',
      'head {"kind":"head","format":1,"migration":-1,"madeAt":""}\n',
      'its head is not part of a backup',
    ],
  ])('refuses a file that begins with %s in one line', async (_what, first, reason) => {
    writeLines(first, table, '{"id":1}\n');
    const refused = await read().catch((error) => error);
    expect(refused).toBeInstanceOf(StartRefused);
    expect(refused.message).toMatch(/^.*today\.backup is not a complete backup of Hundred \([^\n]*\)\.$/);
    expect(refused.message).toContain(reason);
  });

  it('An end without counts is refused in one line', async () => {
    writeLines(head, table, '{"id":1}\n', 'end {"kind":"end"}\n');
    await expect(read()).rejects.toThrow(
      'is not a complete backup of Hundred (its end is not part of a backup).',
    );
  });

  it('A head of a later format is passed on to the check of versions', async () => {
    writeLines('head {"kind":"head","format":2,"epoch":9}\n');
    expect((await readBackup(path).next()).value).toMatchObject({ kind: 'head', format: 2 });
  });

  const megabytes = (count: number, line: string) => line.repeat((count * 1024 * 1024) / line.length);

  it('A line without an end is refused at 16 MB, and each of its characters is read once', async () => {
    writeLines(head, table, megabytes(60, 'aaaaaaaa'));
    const { indexOf } = String.prototype;
    let searched = 0;
    vi.spyOn(String.prototype, 'indexOf').mockImplementation(function (this: string, text, from = 0) {
      if (text === '\n') searched += this.length - from;
      return indexOf.call(this, text, from);
    });
    await expect(read()).rejects.toThrow('is not a complete backup of Hundred (a line of it is too long).');
    vi.restoreAllMocks();
    expect(searched / 1024 / 1024).toBeGreaterThan(15);
    expect(searched / 1024 / 1024).toBeLessThan(18);
  });

  it('A small file that holds far more than rows can is refused', async () => {
    writeLines(head, table, megabytes(65, `{"id":"${'a'.repeat(1014)}"}\n`));
    await expect(read()).rejects.toThrow(
      'is not a complete backup of Hundred (it is too large when unpacked).',
    );
  });
});

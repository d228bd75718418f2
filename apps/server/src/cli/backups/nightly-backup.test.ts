import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '@hundred/testkit/repository-root';
import { expect, it, onTestFinished } from 'vitest';

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8');
const settingOf = (unit: string, name: string) =>
  new RegExp(`^${name}=(.*)$`, 'm').exec(read(`deploy/${unit}`))?.[1] ?? '';
/** Splits a command line like systemd. */
const partsOf = (line: string) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word!);
const backupFolder = '/var/lib/hundred-backups';

it('The nightly backup starts the program of the product and keeps its files in a folder of its own', () => {
  const [, node, program, folder] = partsOf(settingOf('hundred-backup.service', 'ExecStart'));
  expect([node, folder]).toEqual(['node', backupFolder]);
  expect(existsSync(join(repositoryRoot, program!))).toBe(true);
  expect(settingOf('hundred-backup.service', 'StateDirectory').split(' ')).toContain('hundred-backups');
  expect(settingOf('hundred-backup.timer', 'OnCalendar')).toMatch(/^\*-\*-\* \d\d:\d\d:\d\d$/);
  for (const unit of ['hundred-backup.service', 'hundred-backup.timer'])
    expect(read('docs/operating.md')).toContain(unit);
});

it('The nightly backup deletes backups after two weeks, and nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hundred-nightly-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const writeBackupFile = (name: string, days: number) => {
    writeFileSync(join(folder, name), '');
    const at = new Date(Date.now() - days * 86_400_000);
    utimesSync(join(folder, name), at, at);
  };
  writeBackupFile('hundred-2026-01-01T03-30-00.backup', 16);
  writeBackupFile('hundred-2026-01-02T03-30-00.backup.new', 16);
  writeBackupFile('hundred-2026-01-03T03-30-00.backup', 13);
  writeBackupFile('before-the-move.backup', 16);
  const [program, ...args] = partsOf(settingOf('hundred-backup.service', 'ExecStartPost'));
  execFileSync(
    program!,
    args.map((arg) => (arg === backupFolder ? folder : arg)),
  );
  expect(readdirSync(folder).sort()).toEqual([
    'before-the-move.backup',
    'hundred-2026-01-03T03-30-00.backup',
  ]);
});

import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeSmallDisk, smallDiskProblem } from '@hundred/testkit/disks/small-disk';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeLogger } from '../../logging/logger';
import { unpackOlderFolder } from '../../testing/older-folder';
import { openStorage } from '../storage';

function smallDisk(megabytes: number): string {
  const disk = makeSmallDisk(megabytes);
  onTestFinished(() => disk.dispose());
  return join(disk.folder, 'data');
}

const open = (dataDir: string) =>
  openStorage({ kind: 'embedded', dataDir }, Date.parse('2026-11-16T08:00:00Z'), makeLogger('silent'));

describe.skipIf(smallDiskProblem())('A full disk (Linux, root)', () => {
  it('is reported at the first start, and leaves nothing behind', async () => {
    // A new storage needs about 60 MB.
    const dataDir = smallDisk(20);
    await expect(open(dataDir)).rejects.toThrow(/^the disk of DATA_DIR .* is full\. .* for a new storage/);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('is reported before an upgrade, and the partial copy is removed', async () => {
    // There is room for the older folder, but not for a copy of it.
    const dataDir = smallDisk(60);
    cpSync(olderFolder(), dataDir, { recursive: true });
    await expect(open(dataDir)).rejects.toThrow(
      /is full\. Hundred needs \d+ MB for the copy that is made before an upgrade, but only \d+ MB are free\. Nothing was changed/,
    );
    expect(readdirSync(join(dataDir, 'backups'))).toEqual([]);
    expect(readFileSync(join(dataDir, 'schema'), 'utf8')).toBe('0\n');
  });
});

function olderFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hundred-older-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  unpackOlderFolder(folder);
  return folder;
}

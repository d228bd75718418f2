import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk that can be filled to its last byte. It needs Linux and root. */
export interface SmallDisk {
  folder: string;
  /** Uses all its space. */
  fill(): void;
  /** Frees the space that `fill` has used. */
  makeRoom(): void;
  dispose(): void;
}

export function makeSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'hundred-small-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=1777`, 'tmpfs', folder], {
    stdio: 'pipe',
  });
  const filler = join(folder, 'filler');
  const dispose = () => {
    execFileSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true });
    process.off('exit', dispose);
  };
  process.once('exit', dispose);
  return {
    folder,
    fill() {
      const file = openSync(filler, 'a');
      try {
        const [megabyte, page] = [1 << 20, 1 << 12];
        // Ends with single pages, because a disk that refuses a large write may still accept a small one.
        for (const size of [megabyte, page]) writeUntilFull(file, Buffer.alloc(size));
      } finally {
        closeSync(file);
      }
    },
    makeRoom: () => rmSync(filler),
    dispose,
  };
}

function writeUntilFull(file: number, chunk: Buffer): void {
  try {
    while (writeSync(file, chunk) > 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

/** Why this machine cannot make a small disk; undefined if it can. */
export function smallDiskProblem(): string | undefined {
  try {
    makeSmallDisk(1).dispose();
  } catch (error) {
    return String(error instanceof Error ? error.message : error).split('\n')[0];
  }
}

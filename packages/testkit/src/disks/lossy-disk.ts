import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A disk that loses everything that was not flushed when its power is cut. */
export interface LossyDisk {
  folder: string;
  /** Makes every read and write fail, and drops everything that was not flushed. */
  cut(): void;
  /** Turns the power on again, once nothing uses the disk any more. */
  restore(): Promise<void>;
  dispose(): Promise<void>;
}

const sizeBytes = 1024 ** 3;
/** Calls EXT4_IOC_SHUTDOWN with EXT4_GOING_FLAGS_NOLOGFLUSH, in Perl, which git requires and every Debian has. */
const cutProgram =
  'open(my $folder, "<", $ARGV[0]) or die $!; my $flag = pack("L", 2); ioctl($folder, 0x8004587D, $flag) or die $!';

const succeeds = (command: string, args: string[]) => spawnSync(command, args).status === 0;

function runOrThrow(command: string, args: string[]): void {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? stderr.trim()}`);
}

/** Retries, because an ended process keeps its files open for a moment. */
async function unmount(folder: string): Promise<void> {
  while (succeeds('mountpoint', ['-q', folder]) && !succeeds('umount', [folder])) await wait(50);
}

/** Creates the disk as a file that is mounted as ext4. */
export function makeLossyDisk(): LossyDisk {
  const parent = mkdtempSync(join(tmpdir(), 'hundred-disk-'));
  const [image, folder] = [join(parent, 'image'), join(parent, 'disk')];
  // The loop device is released together with the mount, so nothing else has to be cleaned up.
  const mount = () => runOrThrow('mount', ['-o', 'loop', image, folder]);
  const disposeAtExit = () => {
    spawnSync('umount', ['--lazy', folder]);
    rmSync(parent, { recursive: true, force: true });
  };
  try {
    mkdirSync(folder);
    writeFileSync(image, '');
    truncateSync(image, sizeBytes);
    runOrThrow('mkfs.ext4', ['-q', image]);
    mount();
  } catch (error) {
    rmSync(parent, { recursive: true, force: true });
    throw error;
  }
  process.once('exit', disposeAtExit);
  return {
    folder,
    cut: () => runOrThrow('perl', ['-e', cutProgram, folder]),
    async restore() {
      await unmount(folder);
      mount();
    },
    async dispose() {
      await unmount(folder);
      process.off('exit', disposeAtExit);
      rmSync(parent, { recursive: true, force: true });
    },
  };
}

/** Why this machine cannot create such a disk; undefined if it can. It needs Linux, root, loop devices, ext4 and Perl. */
export async function lossyDiskProblem(): Promise<string | undefined> {
  try {
    const disk = makeLossyDisk();
    try {
      disk.cut();
    } finally {
      await disk.dispose();
    }
  } catch (error) {
    return String(error instanceof Error ? error.message : error);
  }
}

import { readdirSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefused } from '../../../process/start-refused';

const megabyte = 1024 * 1024;
/** PostgreSQL writes its write-ahead log in segments of this size and cannot continue with less free space. */
export const segmentMegabytes = 16;

/** The free space for this user on the disk of this folder, in whole MB. */
export function freeMegabytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return Math.floor((bavail * bsize) / megabyte);
}

/** Whether the disk of this folder is too full for PostgreSQL to continue. False if the disk cannot be read at all. */
export function isDiskFull(folder: string): boolean {
  try {
    return freeMegabytes(folder) < segmentMegabytes;
  } catch {
    return false;
  }
}

/** The size of a folder, in MB. */
export function megabytesOf(folder: string): number {
  const sizes = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    (name) => statSync(join(folder, name)).size,
  );
  return Math.ceil(sizes.reduce((sum, size) => sum + size, 0) / megabyte);
}

/** Whether an error of the file system, or of a program that reports one in its output, means that the disk is full. */
export const isDiskFullError = (error: unknown): boolean =>
  /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/i.test(
    `${(error as NodeJS.ErrnoException)?.code} ${error instanceof Error ? error.message : error}`,
  );

export const diskFullRefusal = (dataDir: string, forWhat: string, megabytes: number) =>
  new StartRefused(
    `the disk of DATA_DIR ${dataDir} is full. Hundred needs ${megabytes} MB ${forWhat}, but only ${freeMegabytes(dataDir)} MB are free. Nothing was changed. Free some space and start again.`,
  );

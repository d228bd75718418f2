import { readdirSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';

const megabyte = 1024 * 1024;
/** PostgreSQL writes its log in segments of this size and cannot continue with less. */
const piece = 16 * megabyte;

/** The free space for this user on the disk of this folder, in whole MB. */
export function freeMegabytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return Math.floor((bavail * bsize) / megabyte);
}

/** Whether the disk of this folder is too full for PostgreSQL to continue. */
export const isFull = (folder: string): boolean => freeMegabytes(folder) * megabyte < piece;

/** The size of a folder, in MB. */
export function megabytesOf(folder: string): number {
  const sizes = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    (name) => statSync(join(folder, name)).size,
  );
  return Math.ceil(sizes.reduce((sum, size) => sum + size, 0) / megabyte);
}

export const isNoRoom = (error: unknown): boolean =>
  /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/i.test(
    `${(error as NodeJS.ErrnoException)?.code} ${error instanceof Error ? error.message : error}`,
  );

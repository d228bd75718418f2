import { execFileSync } from 'node:child_process';

/**
 * Sets the file size limit of a process, which any user may do for their own process on Linux. Each write then fails as
 * on a full disk, until the limit is lifted.
 */
export function limitFileSize(pid: number, size: '0' | 'unlimited'): void {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${size}:unlimited`]);
}

import { execFileSync } from 'node:child_process';

/**
 * A limit on the size of files, which any user may set for their own process on Linux: from then on each write
 * fails, as on a full disk, until the limit is taken away.
 */
export function letWrites(pid: number, size: '0' | 'unlimited'): void {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${size}:unlimited`]);
}

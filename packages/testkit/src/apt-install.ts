import { spawnSync } from 'node:child_process';

/** Installs a Debian package if this user is root on Linux, and prints for what purpose. */
export function aptInstall(name: string, purpose: string, env = process.env): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return;
  process.stderr.write(`Installing ${purpose} (apt-get install ${name}) ...\n`);
  const script = `apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 install -y -qq --no-install-recommends ${name}`;
  spawnSync('sh', ['-c', script], { stdio: ['ignore', 'ignore', 'inherit'], env, timeout: 600_000 });
}

// Starts the product with people in it, on data that is deleted when it stops.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build, endingWithUs, endWithNpm, install, program, root } from './prepare.mjs';

await endWithNpm();
await install();
await build();
console.log('Starting ...');
const dataDir = mkdtempSync(join(tmpdir(), 'hundred-demo-'));
const { DATABASE_URL: _, ...otherVariables } = process.env;
const env = { ...otherVariables, DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
// Runs in its own folder, because a .env file elsewhere may name a real database.
const entry = join(root, 'apps', 'server', 'dist', 'main.js');
const server = spawn(process.execPath, [...endingWithUs, entry], {
  cwd: dataDir,
  env,
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = once(server, 'exit');
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill('SIGTERM'));
for await (const line of createInterface(server.stdout)) {
  // The seed makes an operator, so the link for claiming the desk is not printed.
  if (line.includes('/desk/claim#')) continue;
  if (!line.startsWith('Hundred is ready')) {
    console.log(line);
    continue;
  }
  console.log('Adding example people ...');
  const { status } = spawnSync(program('tsx'), ['demo/seed.ts'], { cwd: root, env, stdio: 'inherit' });
  if (status !== 0) server.kill('SIGTERM');
  else console.log(`\n${line}`);
}
const [code] = await ended;
rmSync(dataDir, { recursive: true, force: true });
process.exitCode = code ?? 1;

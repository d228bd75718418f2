// Tests the Firebase adapter with Firebase's emulator. The emulator takes 250 MB and only this needs it, so it is not a
// dependency of the project: the first run installs it separately.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, install, program, root, run } from '../prepare.mjs';

const folder = join(root, '.cache', 'firebase-tools');
const firebase = join(folder, 'node_modules', '.bin', 'firebase');

/** @param {string} url @param {import('node:child_process').ChildProcess} emulator */
async function untilItAnswers(url, emulator) {
  while (emulator.exitCode === null) {
    // A failed request means that it does not listen yet.
    if (await fetch(url).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The emulator stopped before it answered.');
}

await install();
await build();
mkdirSync(folder, { recursive: true });
if (!existsSync(firebase)) {
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', 'firebase-tools@15'], folder);
}
// Loads the tests' search for a free port, which is TypeScript.
const { tsImport } = await import('tsx/esm/api');
const { freePort } = await tsImport('../../packages/testkit/src/free-port.ts', import.meta.url);
const [auth, hub, logging] = [await freePort(), await freePort(), await freePort()];
const host = '127.0.0.1';
const emulators = { auth: { host, port: auth }, hub: { host, port: hub }, logging: { host, port: logging } };
writeFileSync(
  join(folder, 'firebase.json'),
  JSON.stringify({ emulators: { ...emulators, ui: { enabled: false } } }),
);
const emulator = spawn(firebase, ['emulators:start', '--only', 'auth', '--project', 'demo-hundred'], {
  cwd: folder,
  stdio: ['ignore', 'ignore', 'inherit'],
});
process.once('exit', () => emulator.kill());
process.env.FIREBASE_EMULATOR = `http://${host}:${auth}`;
await untilItAnswers(process.env.FIREBASE_EMULATOR, emulator);
run(program('playwright'), ['test', 'firebase/'], join(root, 'e2e'));
// The emulator is still running: it would keep this process alive, and ends with it.
process.exit();

// Only Node's own modules here: this runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fingerprint, unlessStamped } from './fingerprint.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Hundred needs Node 20.19 or newer; this is ${process.version}.`);
  process.exit(1);
}

/**
 * Runs a command of ours; its failure is ours, told by its own output.
 * @param {string} command @param {string[]} args @param {string} [folder]
 */
export function run(command, args, folder = root) {
  const { status, error } = spawnSync(command, args, { cwd: folder, stdio: 'inherit' });
  if (status === 0) return;
  console.error(error ? `${command}: ${error.message}` : `${command} ${args.join(' ')} failed.`);
  process.exit(1);
}

/**
 * A program of an installed package. Not through npx, which reads some of the arguments as its own.
 * @param {string} name
 */
export const program = (name) => join(root, 'node_modules', '.bin', name);

/**
 * Node's arguments that let a child end with this process, however that ends.
 * @type {string[]}
 */
export const endingWithUs = ['--import', new URL('end-with-starter.mjs', import.meta.url).href];

/** Lets this process end with npm. Whoever starts it without npm, from a shell that goes away, has none to end with. */
export async function endWithNpm() {
  if (process.env.npm_lifecycle_event) await import('./end-with-starter.mjs');
}

/** Installs the packages of the lock file, unless that was done for this very lock file. */
export function install() {
  const print = fingerprint(root, ['package-lock.json']);
  unlessStamped(join(root, 'node_modules', '.hundred-installed'), print, () => {
    console.log('Installing packages ...');
    run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  });
}

/** Builds the page and the server, unless their sources are those of the last build. */
export function build() {
  const print = fingerprint(root, ['package-lock.json', 'packages', 'apps', 'tools', 'LICENSE']);
  unlessStamped(join(root, 'apps', 'server', 'dist', '.hundred-built'), print, () => {
    console.log('Building ...');
    run('npm', ['run', '--silent', 'build', '-w', 'apps/web']);
    run('npm', ['run', '--silent', 'build', '-w', 'apps/server']);
    run(program('tsx'), ['tools/write-notices.ts']);
  });
}

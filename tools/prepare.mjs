// Imports only Node's own modules, because this runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fingerprint, makeStamped, stampOf } from './fingerprint.mjs';
import { refusalOfNode } from './node-version.mjs';
import { withLock } from './with-lock.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

const refusedNode = refusalOfNode(process.versions.node);
if (refusedNode) {
  console.error(refusedNode);
  process.exit(1);
}

/**
 * Runs a command and ends this process if it fails; the command prints its own errors.
 * @param {string} command @param {string[]} args @param {string} [folder]
 */
export function run(command, args, folder = root) {
  const { status, error } = spawnSync(command, args, { cwd: folder, stdio: 'inherit' });
  if (status === 0) return;
  console.error(error ? `${command}: ${error.message}` : `${command} ${args.join(' ')} failed.`);
  process.exit(1);
}

/** The path of an installed program. npx would read some of the arguments as its own. @param {string} name */
export const program = (name) => join(root, 'node_modules', '.bin', name);

/** Node arguments that make a child process end with this one. @type {string[]} */
export const endingWithUs = ['--import', new URL('end-with-starter.mjs', import.meta.url).href];

/** Lets this process end with npm. A process started without npm has no such parent. */
export async function endWithNpm() {
  if (process.env.npm_lifecycle_event) await import('./end-with-starter.mjs');
}

const builtStamp = join(root, 'apps', 'server', 'dist', '.hundred-built');
const installedStamp = join(root, 'node_modules', '.hundred-installed');

/** Only one process at a time may install and build here: two have broken the folder for good. */
const withPrepareLock = (/** @type {() => void} */ work) =>
  withLock(
    join(root, '.cache', 'preparing'),
    () => console.log('Waiting for another process that installs or builds here ...'),
    work,
  );

function mayWriteHere() {
  try {
    accessSync(root, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether the packages of this lock file are installed. The development packages include those for building.
 * @param {'building' | 'development'} purpose
 */
function isInstalled(purpose) {
  const lockHash = fingerprint(root, ['package-lock.json']);
  const stamp = stampOf(installedStamp);
  return stamp === `${lockHash} development` || stamp === `${lockHash} ${purpose}`;
}

/** @param {'building' | 'development'} purpose */
function installFor(purpose) {
  if (isInstalled(purpose)) return;
  console.log('Installing packages ...');
  const lockHash = fingerprint(root, ['package-lock.json']);
  // A development folder stays one, even if a start finds a new lock file.
  const isForDevelopment = stampOf(installedStamp)?.endsWith('development') || existsSync(program('vitest'));
  const mode = isForDevelopment ? 'development' : purpose;
  makeStamped(installedStamp, `${lockHash} ${mode}`, () => {
    const developmentPackages = mode === 'development' ? '--include=dev' : '--omit=dev';
    run('npm', ['ci', developmentPackages, '--no-audit', '--no-fund', '--loglevel=error']);
  });
}

/** Installs the packages of the lock file, including those for tests and development. */
export async function install() {
  if (!isInstalled('development')) await withPrepareLock(() => installFor('development'));
}

const hashOfSources = () => fingerprint(root, ['package-lock.json', 'packages', 'apps', 'tools', 'LICENSE']);
const isBuilt = () => stampOf(builtStamp) === hashOfSources();

/**
 * Builds the page and the server if their sources have changed since the last build. The result needs no installed
 * packages, so a service whose user may not write here starts the existing build.
 */
export async function build() {
  if (isBuilt()) return;
  if (!mayWriteHere()) {
    const howToBuild = `As the owner of this folder, run: cd ${root} && npm run build`;
    if (stampOf(builtStamp) === undefined) {
      console.error(`Hundred is not built, and you cannot write to ${root}. ${howToBuild}`);
      process.exit(1);
    }
    console.log(`Starting the last build, because you cannot write to ${root}. ${howToBuild}`);
    return;
  }
  await withPrepareLock(() => {
    if (isBuilt()) return;
    installFor('building');
    console.log('Building ...');
    makeStamped(builtStamp, hashOfSources(), () => {
      run('npm', ['run', '--silent', 'build', '-w', 'apps/web']);
      run('npm', ['run', '--silent', 'build', '-w', 'apps/server']);
    });
  });
}

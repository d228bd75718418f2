// Only Node's own modules here: this runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { alone } from './alone.mjs';
import { fingerprint, makeStamped, stampOf } from './fingerprint.mjs';
import { refusalOfNode } from './node-version.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

const unfit = refusalOfNode(process.versions.node);
if (unfit) {
  console.error(unfit);
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

const builtStamp = join(root, 'apps', 'server', 'dist', '.hundred-built');
const installedStamp = join(root, 'node_modules', '.hundred-installed');

/** One process at a time changes what is installed and built here: two at once left a folder that was broken for good. */
const aloneHere = (/** @type {() => void} */ work) =>
  alone(
    join(root, '.cache', 'preparing'),
    () => console.log('Another process installs or builds here: waiting for it ...'),
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
 * Whether the packages of this very lock file are there. Those for development have those for building among them.
 * @param {'building' | 'development'} purpose
 */
function isInstalled(purpose) {
  const print = fingerprint(root, ['package-lock.json']);
  const stamp = stampOf(installedStamp);
  return stamp === `${print} development` || stamp === `${print} ${purpose}`;
}

/** @param {'building' | 'development'} purpose */
function installFor(purpose) {
  if (isInstalled(purpose)) return;
  console.log('Installing packages ...');
  const print = fingerprint(root, ['package-lock.json']);
  // A folder in which somebody develops stays one, also where it is a start that finds a new lock file.
  const isOneOfDevelopment =
    stampOf(installedStamp)?.endsWith('development') || existsSync(program('vitest'));
  const kept = isOneOfDevelopment ? 'development' : purpose;
  makeStamped(installedStamp, `${print} ${kept}`, () => {
    const which = kept === 'development' ? '--include=dev' : '--omit=dev';
    run('npm', ['ci', which, '--no-audit', '--no-fund', '--loglevel=error']);
  });
}

/** Installs the packages of the lock file with those that only tests and development need. */
export async function install() {
  if (!isInstalled('development')) await aloneHere(() => installFor('development'));
}

const printOfSources = () => fingerprint(root, ['package-lock.json', 'packages', 'apps', 'tools', 'LICENSE']);
const isBuilt = () => stampOf(builtStamp) === printOfSources();

/**
 * Builds the page and the server, unless their sources are those of the last build. What is built runs without any of
 * the packages that are installed; so a service whose user may not write here starts it as it is.
 */
export async function build() {
  if (isBuilt()) return;
  if (!mayWriteHere()) {
    const howToBuild = `Build it as the user whom it belongs to: cd ${root} && npm run build`;
    if (stampOf(builtStamp) === undefined) {
      console.error(`Hundred is not built in ${root}, and this user may not write there. ${howToBuild}`);
      process.exit(1);
    }
    console.log(
      `Starting what was built before ${root} changed: this user may not write there. ${howToBuild}`,
    );
    return;
  }
  await aloneHere(() => {
    if (isBuilt()) return;
    installFor('building');
    console.log('Building ...');
    makeStamped(builtStamp, printOfSources(), () => {
      run('npm', ['run', '--silent', 'build', '-w', 'apps/web']);
      run('npm', ['run', '--silent', 'build', '-w', 'apps/server']);
    });
  });
}

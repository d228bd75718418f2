import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../free-port';
import { repositoryRoot } from '../repository-root';

export interface ServerProcess {
  url: string;
  pid: number;
  /** The output so far. */
  output(): string;
  /** Asks the server to stop, waits, and returns the exit code. */
  stop(signal?: 'SIGTERM' | 'SIGINT'): Promise<number | null>;
  /** Kills the server, like a power cut. */
  kill(): Promise<void>;
}

const builtFile = (file: string) => join(repositoryRoot, 'apps', 'server', 'dist', file);
const entry = builtFile('main.js');
const adminEntry = builtFile('admin.js');

/** Compiles the embedded database without optimisation, which takes a third of a start: test servers live for seconds. */
const shortLifeOptions = ['--liftoff-only'];

function spawnServer(
  environment: Record<string, string>,
  nodeOptions: readonly string[] = shortLifeOptions,
  file = entry,
) {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [...nodeOptions, '--enable-source-maps', file], {
    cwd: tmpdir(),
    env: { PATH, HOME, LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (data: Buffer) => {
    output += data;
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return { child, output: () => output, ended: exitCodeOf(child) };
}

function exitCodeOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('close', (code) => resolve(code)));
}

/** Starts the built server as its own process, without waiting until it is ready. */
export async function beginServer(
  environment: Record<string, string>,
  nodeOptions?: readonly string[],
): Promise<ServerProcess & { ready: Promise<void> }> {
  const port = environment.PORT ?? String(await freePort());
  const { child, output, ended } = spawnServer({ ...environment, PORT: port }, nodeOptions);
  const killAtExit = () => child.kill('SIGKILL');
  process.once('exit', killAtExit);
  ended.then(() => process.off('exit', killAtExit));
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => output().includes('Hundred is ready at') && resolve());
    ended.then((code) =>
      reject(new Error(`the server ended with ${code} before it was ready:\n${output()}`)),
    );
  });
  // A caller that does not await `ready` must not get an unhandled rejection.
  ready.catch(() => {});
  return {
    url: `http://localhost:${port}`,
    pid: child.pid!,
    output,
    ready,
    stop(signal = 'SIGTERM') {
      child.kill(signal);
      return ended;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Starts the built server as its own process and waits until it is ready. */
export async function startServer(
  environment: Record<string, string>,
  nodeOptions?: readonly string[],
): Promise<ServerProcess> {
  const server = await beginServer(environment, nodeOptions);
  await server.ready;
  return server;
}

/**
 * Starts the server, or another copy of its program, and expects it to refuse. Returns the exit code and the output.
 */
export async function startRefusedServer(environment: Record<string, string>, file?: string) {
  const { child, output, ended } = spawnServer(environment, undefined, file);
  const code = await ended;
  child.unref();
  return { code, output: output() };
}

/** Runs `npm run admin` on the storage of this environment and returns its output. */
export async function runAdmin(
  environment: Record<string, string>,
  args: readonly string[],
): Promise<string> {
  const { PATH = '', HOME = '' } = process.env;
  const { stdout } = await promisify(execFile)(process.execPath, [adminEntry, ...args], {
    cwd: tmpdir(),
    env: { PATH, HOME, ...environment },
  });
  return stdout;
}

/** A folder for one server's data. */
export function temporaryDataDir(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'hundred-data-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

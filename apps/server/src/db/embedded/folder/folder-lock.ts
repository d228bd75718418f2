import { randomBytes } from 'node:crypto';
import { linkSync, renameSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { StartRefused } from '../../../process/start-refused';

/**
 * PGlite does not lock its folder: two processes on one folder lost 226 of 400 rows. So the holder listens on a
 * socket inside it. The kernel closes that socket however the process dies. A file with a process number could not
 * tell that the number was reused or belongs to another container.
 */
export interface FolderLock {
  release(): Promise<void>;
}

const answerTimeoutMs = 2000;
const mostTries = 5;

/** Stands for the answer of a process that accepts the connection but is too busy to answer. */
const busy = 'busy';

/** The answer of the process that holds the lock; undefined if none listens. */
function queryHolder(path: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = connect(path);
    let answer = '';
    socket.setTimeout(answerTimeoutMs, () => socket.destroy());
    socket.on('data', (data) => {
      answer += data;
    });
    // A holder with a busy event loop still holds the lock: it accepts the connection although it does not answer.
    let isConnected = false;
    socket.on('connect', () => {
      isConnected = true;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(isConnected ? answer || busy : undefined));
  });
}

/** Error codes of file systems without sockets: Windows drives in WSL, folders shared with a virtual machine. */
const noSockets = new Set(['ENOTSUP', 'EOPNOTSUPP', 'EPERM']);

/** Why nothing can be locked in this folder; undefined for any other failure. */
export function refusalOfSockets(folder: string, code: string | undefined): string | undefined {
  if (!code || !noSockets.has(code)) return undefined;
  return `the file system of DATA_DIR ${folder} does not support sockets (${code}). Choose a DATA_DIR on a disk of this machine. In WSL, choose one in your Linux home.`;
}

/** A server on this socket that answers with `identity`; undefined if the path is taken. */
function listen(path: string, identity: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.end(identity).on('error', () => {}));
    server.unref();
    server.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(path, () => resolve(server));
  });
}

/** `holder` is what {@link queryHolder} found: a busy process does not say its number. */
function refuseFolderInUse(folder: string, holder = busy): never {
  const inUseBy = holder === busy ? 'another process' : `process ${holder.split(' ')[0]}`;
  throw new StartRefused(
    `DATA_DIR ${folder} is in use by ${inUseBy}. Stop that process, or choose another DATA_DIR.`,
  );
}

/** Removes the socket of a process that has died; puts it back if its process turns out to be alive. */
async function removeDeadSocket(path: string, identity: string): Promise<void> {
  const [, randomPart] = identity.split(' ');
  const aside = `${path}-${randomPart}`;
  try {
    renameSync(path, aside);
  } catch {
    return; // another start was faster
  }
  if ((await queryHolder(aside)) !== undefined) {
    try {
      linkSync(aside, path);
    } catch {
      // A third start took the name: the check after listening decides who stays.
    }
  }
  rmSync(aside, { force: true });
}

export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = join(folder, 'lock');
  const identity = `${process.pid} ${randomBytes(8).toString('hex')}`;
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    const server = await listen(path, identity).catch((error: NodeJS.ErrnoException) => {
      const refusal = refusalOfSockets(folder, error.code);
      throw refusal ? new StartRefused(refusal) : error;
    });
    if (server) {
      const holder = await queryHolder(path);
      if (holder === identity) {
        return { release: () => new Promise((resolve) => server.close(() => resolve())) };
      }
      // Another start has replaced our socket file. Closing our server would remove that file, so the server stays open
      // until we exit.
      refuseFolderInUse(folder, holder);
    }
    const holder = await queryHolder(path);
    if (holder) refuseFolderInUse(folder, holder);
    await removeDeadSocket(path, identity);
  }
  throw new StartRefused(`several processes are starting with DATA_DIR ${folder}. Start only one.`);
}

/** The process that holds the folder now, for commands that join a running server instead of opening it. */
export async function holderOf(folder: string): Promise<string | undefined> {
  return (await queryHolder(join(folder, 'lock')))?.split(' ')[0];
}

// Imports only Node's own modules, because this runs before anything is installed.
import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { dirname, relative } from 'node:path';

/** @typedef {{ end(): void }} Turn */

/**
 * The path of a unix socket is limited to 107 bytes, so a relative one from the current folder is used if it is
 * shorter.
 * @param {string} path
 */
const shortest = (path) => {
  const fromHere = relative(process.cwd(), path);
  return fromHere.length < path.length ? fromHere : path;
};

/**
 * The message for a folder in which no process can listen, because its file system has no sockets, such as Windows
 * drives in WSL. Undefined for another failure.
 * @param {string} folder @param {string | undefined} code
 */
export function refusalOfSockets(folder, code) {
  if (!code || !['ENOTSUP', 'EOPNOTSUPP', 'EPERM'].includes(code)) return undefined;
  return `The file system of ${folder} takes no sockets (${code}). Clone Hundred onto a disk of this machine; in WSL, into your Linux home.`;
}

/**
 * Listens on this path; undefined if another process does or did.
 * @param {string} path @param {string} identity @returns {Promise<Turn | undefined>}
 */
function listen(path, identity) {
  /** @type {Set<import('node:net').Socket>} */
  const waiting = new Set();
  const server = createServer((socket) => {
    waiting.add(socket);
    socket.write(identity);
    socket.on('error', () => {}).on('close', () => waiting.delete(socket));
  });
  const end = () => {
    server.close();
    for (const socket of waiting) socket.destroy();
  };
  return new Promise((resolve, reject) => {
    server.on('error', (error) =>
      /** @type {NodeJS.ErrnoException} */ (error).code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(path, () => resolve({ end }));
  });
}

/**
 * Connects to the process that listens on this path, until `hear` returns true or the process is gone. False if none
 * listened.
 * @param {string} path @param {(words?: string) => boolean} hear @returns {Promise<boolean>}
 */
function callOn(path, hear) {
  return new Promise((resolve) => {
    const socket = connect(path);
    let answered = false;
    const heard = (/** @type {string} */ message) => hear(message) && socket.destroy();
    socket.setEncoding('utf8').on('data', (message) => heard(String(message)));
    socket.on('connect', () => {
      answered = true;
      if (hear()) socket.destroy();
    });
    socket.on('error', () => {}).on('close', () => resolve(answered));
  });
}

/**
 * Moves a dead socket out of the way, and moves it back if it is alive again.
 * @param {string} path @param {string} identity
 */
async function clearDead(path, identity) {
  const aside = `${path}-${identity.slice(0, 8)}`;
  try {
    renameSync(path, aside);
    if (await callOn(aside, () => true)) linkSync(aside, path);
  } catch {
    // Another process was faster. The check after listening decides which one stays.
  }
  rmSync(aside, { force: true });
}

/**
 * Runs `work` while no other process runs work with the same lock file. The lock is a listening socket: the kernel
 * closes it with its process, so nothing stays locked.
 * @template Outcome
 * @param {string} file @param {() => void} onWait @param {() => Outcome | Promise<Outcome>} work @returns {Promise<Outcome>}
 */
export async function withLock(file, onWait, work) {
  mkdirSync(dirname(file), { recursive: true });
  const path = shortest(file);
  const identity = randomUUID();
  let isAnnounced = false;
  const hear = () => {
    if (!isAnnounced) onWait();
    isAnnounced = true;
    return false;
  };
  for (;;) {
    const turn = await listen(path, identity).catch((error) => {
      const refusal = refusalOfSockets(dirname(file), error.code);
      if (!refusal) throw error;
      console.error(refusal);
      process.exit(1);
    });
    if (!turn) {
      if (!(await callOn(path, hear))) await clearDead(path, identity);
      continue;
    }
    let isOurs = false;
    await callOn(path, (message) => {
      isOurs = message === identity;
      return message !== undefined;
    });
    if (!isOurs) continue;
    try {
      return await work();
    } finally {
      turn.end();
    }
  }
}

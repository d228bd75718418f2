// Only Node's own modules here: this runs before anything is installed.
import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { dirname, relative } from 'node:path';

/** @typedef {{ end(): void }} Turn */

/** A unix socket's path holds 107 bytes: whoever stands in the folder reaches further. @param {string} path */
const shortest = (path) => {
  const fromHere = relative(process.cwd(), path);
  return fromHere.length < path.length ? fromHere : path;
};

/**
 * Why nobody can listen in this folder: its file system keeps no sockets, as drives of Windows in WSL. Undefined where the
 * failure is another.
 * @param {string} folder @param {string | undefined} code
 */
export function refusalOfSockets(folder, code) {
  if (!code || !['ENOTSUP', 'EOPNOTSUPP', 'EPERM'].includes(code)) return undefined;
  return `The file system of ${folder} takes no sockets (${code}). Clone Hundred onto a disk of this machine; in WSL, into your Linux home.`;
}

/** Listens under this name; undefined where somebody does, or did. @param {string} path @param {string} identity @returns {Promise<Turn | undefined>} */
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
 * Speaks to whoever listens under this name, until `hear` says so or they are gone. False where nobody listened.
 * @param {string} path @param {(words?: string) => boolean} hear @returns {Promise<boolean>}
 */
function callOn(path, hear) {
  return new Promise((resolve) => {
    const socket = connect(path);
    let answered = false;
    const heard = (/** @type {string} */ words) => hear(words) && socket.destroy();
    socket.setEncoding('utf8').on('data', (words) => heard(String(words)));
    socket.on('connect', () => {
      answered = true;
      if (hear()) socket.destroy();
    });
    socket.on('error', () => {}).on('close', () => resolve(answered));
  });
}

/** Moves a dead socket out of the way, and puts it back where it has come to life meanwhile. @param {string} path @param {string} identity */
async function clearDead(path, identity) {
  const aside = `${path}-${identity.slice(0, 8)}`;
  try {
    renameSync(path, aside);
    if (await callOn(aside, () => true)) linkSync(aside, path);
  } catch {
    // Another was quicker. Who stays is settled by the look after listening.
  }
  rmSync(aside, { force: true });
}

/**
 * Does this while no other process does what goes by the same name. The name is a listening socket: the kernel closes it
 * with its process, however that ends, so nothing is left locked.
 * @template Outcome
 * @param {string} file @param {() => void} onWait @param {() => Outcome | Promise<Outcome>} work @returns {Promise<Outcome>}
 */
export async function alone(file, onWait, work) {
  mkdirSync(dirname(file), { recursive: true });
  const path = shortest(file);
  const identity = randomUUID();
  let told = false;
  const hear = () => {
    if (!told) onWait();
    told = true;
    return false;
  };
  for (;;) {
    const turn = await listen(path, identity).catch((error) => {
      const words = refusalOfSockets(dirname(file), error.code);
      if (!words) throw error;
      console.error(words);
      process.exit(1);
    });
    if (!turn) {
      if (!(await callOn(path, hear))) await clearDead(path, identity);
      continue;
    }
    let isOurs = false;
    await callOn(path, (words) => {
      isOurs = words === identity;
      return words !== undefined;
    });
    if (!isOurs) continue;
    try {
      return await work();
    } finally {
      turn.end();
    }
  }
}

// Imports only Node's own modules, because this runs before anything is installed.
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { basename, dirname, relative } from 'node:path';

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
  return `The file system of ${folder} does not support sockets (${code}). Clone Hundred onto a disk of this machine. In WSL, clone it into your Linux home.`;
}

/**
 * Listens on this path. The socket's file is removed when this ends.
 * @param {string} path @returns {Promise<{ end(): void }>}
 */
function listen(path) {
  /** @type {Set<import('node:net').Socket>} */
  const waiting = new Set();
  const server = createServer((socket) => {
    waiting.add(socket);
    socket.on('error', () => {}).on('close', () => waiting.delete(socket));
  });
  const end = () => {
    server.close();
    for (const socket of waiting) socket.destroy();
  };
  return new Promise((resolve, reject) => {
    server.on('error', reject).listen(path, () => resolve({ end }));
  });
}

/**
 * Waits until no process listens on this path.
 * @param {string} path @param {() => void} onWait
 */
function untilEnded(path, onWait) {
  return new Promise((resolve) => {
    connect(path)
      .on('connect', onWait)
      .on('error', () => {})
      .on('close', resolve);
  });
}

/** The numbers of the turns with this lock file, the latest first. @param {string} file */
const turnsOf = (file) =>
  readdirSync(dirname(file))
    .filter((name) => name.startsWith(`${basename(file)}.`))
    .map((name) => Number(name.slice(basename(file).length + 1)))
    .sort((one, other) => other - one);

/**
 * Takes the turn after `latest`. False if another process has taken it or a later one. The process with the highest turn
 * removes the earlier ones. A process that was slow, and took a number again that was removed, finds a later turn and
 * gives its own up.
 * @param {string} file @param {string} socket @param {number} latest
 */
function takeTurn(file, socket, latest) {
  const turn = latest + 1;
  try {
    symlinkSync(basename(socket), `${file}.${turn}`);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
  const [highest, ...others] = turnsOf(file);
  const isOurs = highest === turn;
  for (const number of isOurs ? others : [turn]) rmSync(`${file}.${number}`, { force: true });
  return isOurs;
}

/**
 * Runs `work` while no other process runs work with the same lock file. A turn is a link to a listening socket: the
 * kernel closes the socket with its process, so nothing stays locked.
 * @template Outcome
 * @param {string} file @param {() => void} onWait @param {() => Outcome | Promise<Outcome>} work @returns {Promise<Outcome>}
 */
export async function withLock(file, onWait, work) {
  mkdirSync(dirname(file), { recursive: true });
  const announce = once(onWait);
  for (;;) {
    const [latest = 0] = turnsOf(file);
    await untilEnded(shortest(`${file}.${latest}`), announce);
    const socket = `${file}-${randomUUID().slice(0, 8)}`;
    const listener = await listen(shortest(socket)).catch((error) => {
      const refusal = refusalOfSockets(dirname(file), error.code);
      if (!refusal) throw error;
      console.error(refusal);
      process.exit(1);
    });
    try {
      if (takeTurn(file, socket, latest)) return await work();
    } finally {
      listener.end();
    }
  }
}

/** @param {() => void} call */
function once(call) {
  let isDone = false;
  return () => {
    if (!isDone) call();
    isDone = true;
  };
}

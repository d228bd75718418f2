import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { BenchAccount } from '../api/bench-account';

const everyMs = 1000;

/** Requests that are not complete: the head is not over, or the body that it announces is missing. */
const incompleteRequests = [
  'GET /api/config HTTP/1.1\r\nhost: localhost:3000\r\nx-slow: ',
  'POST /api/auth/firebase HTTP/1.1\r\nhost: localhost:3000\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n{"idToken":"',
];

/** Sends a byte a second, of the head or of the body, until the server closes the connection, and then starts again. */
export async function sendSlowly(port: number, turn: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.resume();
    socket.write(incompleteRequests[turn % incompleteRequests.length]!);
    while (!signal.aborted && !socket.destroyed && !socket.readableEnded) {
      socket.write('x');
      await wait(everyMs);
    }
    socket.destroy();
  }
}

/** Requests the longest answer again and again without reading it. */
export async function readNothing(
  port: number,
  account: BenchAccount,
  perMinute: number,
  signal: AbortSignal,
): Promise<void> {
  const sockets = [];
  while (!signal.aborted) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.pause();
    const head = `GET /api/account/export HTTP/1.1\r\nhost: localhost:3000\r\nauthorization: ${account.authorization}\r\n\r\n`;
    socket.write(head);
    sockets.push(socket);
    await wait(60_000 / perMinute);
  }
  for (const socket of sockets) socket.destroy();
}

import { createSocket } from 'node:dgram';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';

/** The ports that the system assigns by itself, mostly to outgoing connections. */
function handedOut(): { first: number; last: number } {
  try {
    const range = readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').trim().split(/\s+/);
    return { first: Number(range[0]), last: Number(range[1]) };
  } catch {
    return { first: 49_152, last: 65_535 }; // the default on systems other than Linux
  }
}

/** A few thousand ports below the system's, or above them. Browsers block some ports below 20,000. */
function ownRange(): { first: number; last: number } {
  const { first, last } = handedOut();
  return first > 22_000 ? { first: 20_000, last: first - 1 } : { first: last + 1, last: 65_535 };
}

/**
 * Claims a port among all test processes until this process ends. The claim is a UDP socket with that number, which the
 * system gives to one process only and releases with it; TCP servers are not affected.
 */
function claim(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createSocket('udp4').unref();
    socket.once('error', () => resolve(false));
    socket.bind({ port, address: '127.0.0.1', exclusive: true }, () => resolve(true));
  });
}

/** Checks every address at once, because a server on localhost listens on two. */
function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/**
 * Returns a port that nothing listens on and that nothing else gets before the caller listens: neither an outgoing
 * connection, to which the system once gave one in between, nor another test.
 */
export async function freePort(): Promise<number> {
  const { first, last } = ownRange();
  for (;;) {
    const port = first + Math.floor(Math.random() * (last - first + 1));
    if ((await claim(port)) && (await isFree(port))) return port;
  }
}

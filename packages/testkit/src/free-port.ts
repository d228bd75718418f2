import { createSocket } from 'node:dgram';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';

/** The ports that the system hands out to whoever asks for any, outgoing connections above all. */
function handedOut(): { first: number; last: number } {
  try {
    const range = readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').trim().split(/\s+/);
    return { first: Number(range[0]), last: Number(range[1]) };
  } catch {
    return { first: 49_152, last: 65_535 }; // as everywhere but on Linux
  }
}

/** Some thousands of ports beside those: below them, else above them. Browsers ask nothing of some below 20,000. */
function ownRange(): { first: number; last: number } {
  const { first, last } = handedOut();
  return first > 22_000 ? { first: 20_000, last: first - 1 } : { first: last + 1, last: 65_535 };
}

/**
 * Claims a port for the life of this process among all that ask here. The claim is a UDP socket of that number, which
 * the system gives to one process only and takes back however that ends; what listens for TCP is not in its way.
 */
function claim(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createSocket('udp4').unref();
    socket.once('error', () => resolve(false));
    socket.bind({ port, address: '127.0.0.1', exclusive: true }, () => resolve(true));
  });
}

/** On every address at once: a server that listens on localhost listens on two. */
function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/**
 * A port of this machine that nothing listens on, and that nobody else is given before it is listened on: not by the
 * system, which once gave one away to an outgoing connection in between, and not by another test.
 */
export async function freePort(): Promise<number> {
  const { first, last } = ownRange();
  for (;;) {
    const port = first + Math.floor(Math.random() * (last - first + 1));
    if ((await claim(port)) && (await isFree(port))) return port;
  }
}

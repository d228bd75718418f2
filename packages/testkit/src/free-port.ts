import { createSocket } from 'node:dgram';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';

/** A range of ports, with both ends. */
export interface PortRange {
  first: number;
  last: number;
}

/** Browsers block some lower ports. */
const lowest = 20_000;
const highest = 65_535;
/** Enough for the tests that run at once. */
const fewestPorts = 2_000;

/** The ports that the system assigns by itself, mostly to outgoing connections. */
function systemRange(): PortRange {
  try {
    const range = readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').trim().split(/\s+/);
    return { first: Number(range[0]), last: Number(range[1]) };
  } catch {
    return { first: 49_152, last: highest }; // the default on systems other than Linux
  }
}

/**
 * The ports for tests: those below the system's or, if there are too few, those above them. A system that assigns
 * nearly all ports leaves neither; then ports of the system are used, and an outgoing connection may rarely take one.
 */
export function portsBeside(system: PortRange): PortRange {
  const below = { first: lowest, last: system.first - 1 };
  const above = { first: Math.max(lowest, system.last + 1), last: highest };
  const isEnough = ({ first, last }: PortRange) => last - first + 1 >= fewestPorts;
  return [below, above].find(isEnough) ?? { first: lowest, last: highest };
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
 * Returns a port that nothing listens on and that nothing else gets before the caller listens: no other test, and no
 * outgoing connection, to which the system once gave one in between.
 */
export async function freePort(): Promise<number> {
  const { first, last } = portsBeside(systemRange());
  for (;;) {
    const port = first + Math.floor(Math.random() * (last - first + 1));
    if ((await claim(port)) && (await isFree(port))) return port;
  }
}

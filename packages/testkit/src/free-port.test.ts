import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from './free-port';

it('The search for a free port returns each port once, and none that the system hands out', async () => {
  const ports = await Promise.all(Array.from({ length: 200 }, freePort));
  expect(new Set(ports).size).toBe(200);
  const [first, last] = readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8')
    .trim()
    .split(/\s+/)
    .map(Number);
  expect(ports.filter((port) => port >= first! && port <= last!)).toEqual([]);
});

it('The returned port can be listened on at once', async () => {
  const server = createServer().listen(await freePort(), 'localhost');
  await new Promise((resolve, reject) => server.once('listening', resolve).once('error', reject));
  await new Promise((resolve) => server.close(resolve));
});

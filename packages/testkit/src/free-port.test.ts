import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort, portsBeside } from './free-port';

it.each([
  ['below those of the system', { first: 32_768, last: 60_999 }, { first: 20_000, last: 32_767 }],
  ['above them, if they begin low', { first: 1_024, last: 60_999 }, { first: 61_000, last: 65_535 }],
  ['among them, if they leave too few', { first: 1_024, last: 65_535 }, { first: 20_000, last: 65_535 }],
])('The ports for tests lie %s', (_, system, expected) => {
  expect(portsBeside(system)).toEqual(expected);
});

it('The search for a free port returns each port once, all of them among those for tests', async () => {
  const ports = await Promise.all(Array.from({ length: 200 }, freePort));
  expect(new Set(ports).size).toBe(200);
  const [first = 0, last = 0] = readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8')
    .trim()
    .split(/\s+/)
    .map(Number);
  const range = portsBeside({ first, last });
  expect(ports.filter((port) => port < range.first || port > range.last)).toEqual([]);
});

it('The returned port can be listened on at once', async () => {
  const server = createServer().listen(await freePort(), 'localhost');
  await new Promise((resolve, reject) => server.once('listening', resolve).once('error', reject));
  await new Promise((resolve) => server.close(resolve));
});

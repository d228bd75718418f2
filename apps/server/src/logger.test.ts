import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { makeLogger } from './logger';

function pathLogged(url: string): string {
  let line = '';
  const sink = new Writable({
    write(chunk, _encoding, done) {
      line += chunk;
      done();
    },
  });
  makeLogger('info', sink).info({ req: { method: 'GET', url } }, 'incoming request');
  return JSON.parse(line).req.path;
}

it.each([
  ['/api/challenge/today?a=b', '/api/challenge/today'],
  ['/api/schedule/feed/a-secret.ics?a=b', '/api/schedule/feed/…'],
  ['/api/join/MX4T7Q2KJD', '/api/join/…'],
  ['/join/mx4t7-q2kjd?a=b', '/join/…'],
  ['/join', '/join'],
])('of %s it writes %s: no query, and nothing that opens something', (url, path) => {
  expect(pathLogged(url)).toBe(path);
});

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
  ['/join/%4dx4t7-q2kjd', '/join/…'],
  ['/%6Aoin/mx4t7-q2kjd', '/join/…'],
  ['/api/j%6fin%2FMX4T7Q2KJD', '/api/join/…'],
  ['/%6Aoin/%0amx4t7%', '/join/…'],
  ['/Join/mx4t7-q2kjd', '/Join/…'],
  ['/api/%63hallenge/%E2%80%A6', '/api/%63hallenge/%E2%80%A6'],
])('The logger writes the path of %s as %s, without the query and without secrets', (url, path) => {
  expect(pathLogged(url)).toBe(path);
});

import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { makeLogger } from '../../logging/logger';
import { bareApp } from '../../testing/bare-app';
import { clockAhead, watchBrowserClocks } from './browser-clocks';

const minute = 60_000;

it('The clock of the server is judged by three agreeing people, not by one or two', () => {
  expect(clockAhead([5 * minute, 5 * minute])).toBeUndefined();
  expect(clockAhead([5 * minute, 6 * minute, 5 * minute])).toBe(5 * minute);
  expect(clockAhead([-5 * minute, -6 * minute, -5 * minute])).toBe(-5 * minute);
  // The middle one decides, so one wrong browser proves nothing.
  expect(clockAhead([1000, 60 * minute, 2000])).toBeUndefined();
  // A minute is tolerated.
  expect(clockAhead([minute, minute, minute])).toBeUndefined();
});

it('A clock that differs from three people’s browsers is warned of once', async () => {
  const messages: string[] = [];
  const now = Date.parse('2026-11-16T08:00:00Z');
  const sink = new Writable({
    write(line, _encoding, done) {
      messages.push(String(line));
      done();
    },
  });
  const app = bareApp({ loggerInstance: makeLogger('warn', sink) });
  app.addHook('onRequest', async (request) => {
    Object.assign(request, { person: { id: request.headers.who } });
  });
  watchBrowserClocks(app, () => now);
  app.get('/', async () => 'here');
  const ask = (who: string, deviceNow: string) =>
    app.inject({ url: '/', headers: { who, 'x-device-now': deviceNow } });
  const threeMinutesAgo = String(now - 3 * minute);
  for (let times = 0; times < 3; times += 1) await ask('ana', threeMinutesAgo);
  await ask('bo', 'soon');
  await ask('cy', threeMinutesAgo);
  expect(messages).toEqual([]);
  await ask('bo', threeMinutesAgo);
  await ask('dee', threeMinutesAgo);
  expect(messages).toHaveLength(1);
  expect(messages[0]).toContain('180 s ahead of');
});

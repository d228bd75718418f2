import { expect, it } from 'vitest';
import { usualRequest } from '../attack/testing/attacks-on';
import { callsIn } from '../attack/testing/documented-calls';
import { Challenger } from '../log/testing/challenger';
import { testApp } from '../testing/test-app';

const server = testApp();
/** Ten o’clock on a day of June 2026; a number below 1 is a day before June. */
const dayOf = (day: number) => new Date(Date.UTC(2026, 5, day, 10)).toISOString();

it('A clock that jumps back, or far ahead, fails no read and costs no streak', async () => {
  const ada = await Challenger.start(server.current, 'ada', dayOf(1), 'UTC');
  for (let day = 1; day <= 5; day += 1) await ada.completeDay(dayOf(day));
  const before = await ada.stats(dayOf(6));
  expect(before.user.currentStreak).toBe(5);

  const { app } = server.current;
  const calls = callsIn((await app.inject({ url: '/api/openapi.json' })).json());
  const reads = calls.filter(({ method, forPeople }) => method === 'GET' && forPeople);
  const failed: string[] = [];
  for (const now of [
    dayOf(4),
    dayOf(-40),
    '1970-01-01T00:00:00Z',
    '1901-01-01T00:00:00Z',
    '2199-12-31T23:59:59Z',
  ]) {
    for (const call of reads) {
      const answer = await app.inject({
        ...usualRequest(call),
        headers: await server.current.as('ada', now),
      });
      if (answer.statusCode >= 500) failed.push(`${call.path} at ${now}: ${answer.statusCode}`);
    }
    const completion = await ada.complete('pushups', now);
    // Today never goes back: on an earlier clock the last completed date is still today.
    if (completion.status >= 500) failed.push(`completing at ${now}: ${completion.status}`);
    if (now === dayOf(4)) expect(await ada.stats(dayOf(6))).toEqual(before);
  }
  expect(failed).toEqual([]);
});

import { expect, it } from 'vitest';
import { injectBrowser } from '../apps/server/src/adapters/embedded-identity/testing/inject-browser';
import { ownAccounts, testApp } from '../apps/server/src/testing/test-app';
import { friendNames } from './friends';
import { createPeople, signInAs } from './people';
import { emailOf, password } from './sign-in';

const server = testApp(ownAccounts);
const rivals = 3;
const now = Date.parse('2026-06-10T10:00:00Z');

/** Signs in with the name and password that the demo prints. */
async function signIn(name: string) {
  const browser = injectBrowser(server.current.app);
  const page = await browser.beginSignIn();
  const answer = await browser.submit(page.url.pathname, { email: emailOf(name), password });
  const { id_token } = await browser.finishSignIn(answer);
  const headers = { authorization: `Bearer ${id_token}`, 'x-test-now': new Date(now).toISOString() };
  return async (url: string) => (await server.current.app.inject({ url: `/api${url}`, headers })).json();
}

it('Every person that the demo lists can sign in and is as described', async () => {
  await createPeople(server.current.storage.database, rivals, 'Europe/Berlin', now);
  const descriptions: Record<string, unknown> = {};
  for (const { name } of signInAs) {
    const get = await signIn(name);
    const { dayNumber, finished, path, plan } = await get('/challenge/today');
    const { teams, challenges } = await get('/together');
    const { entries } = await get('/community');
    descriptions[name] = [
      dayNumber,
      (await get('/premium/status')).plan,
      ...(finished ? ['finished'] : []),
      ...(path ? [path] : []),
      ...(plan ? [plan.plan.name] : []),
      ...[...teams, ...challenges].map((group) => `${group.isOwner ? 'runs' : 'in'} ${group.name}`),
      ...(entries?.length > 0 ? ['reads news'] : []),
    ];
  }
  // The day and the plan of each, then whatever else there is to show.
  expect(descriptions).toEqual({
    Noor: [1, 'free'],
    Maya: [57, 'free', 'in Early Shift', 'in Two weeks, no excuses'],
    Theo: [100, 'free', 'finished'],
    Ines: [13, 'free', 'strength'],
    Jonas: [34, 'lifetime', 'in Early Shift', 'runs Two weeks, no excuses', 'reads news'],
    Elif: [21, 'free'],
    Tane: [10, 'free'],
    Kaya: [
      39,
      'starter',
      'Easier on the wrists',
      'runs Early Shift',
      'in Two weeks, no excuses',
      'reads news',
    ],
  });
  const { rankedPeople } = await (await signIn('Maya'))('/leaderboard/global');
  // Kaya is in both lists. The rivals are on the board too.
  expect(rankedPeople).toBeGreaterThan(signInAs.length + friendNames.length - 1);
});

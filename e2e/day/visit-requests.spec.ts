import { request as api, type Page } from '@playwright/test';
import { test } from '../fixtures';
import { register } from '../identity/quiet-sign-up';
import { makeCrowdAhead } from '../leaderboards/crowd';
import { storedFactCount } from '../offline/offline-actions';
import {
  allExerciseNames,
  closeStage,
  completeButton,
  completeDay,
  expect,
  newPerson,
  stage,
} from './day-actions';

// `bench/load/visit.ts` measures these requests.

test.describe.configure({ timeout: 180_000 });

const noonDaysAgo = (days: number) =>
  `${new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)}T12:00:00Z`;

/** Records the API calls of the page from now on, without the number in `log?after=`, which differs from run to run. */
function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    calls.push(`${request.method()} ${pathname.slice('/api'.length)}${search.replace(/=\d+$/, '=')}`);
  });
  return calls;
}

/** The requests after the page is opened, after each exercise, and with the look at the board. */
interface VisitRequests {
  opened: string[];
  exercises: string[][];
  board: string[];
}

/** Makes a visit with a whole day, and checks the requests of each part. A late one counts for the part after it. */
async function expectRequests(page: Page, { opened, exercises, board }: VisitRequests): Promise<void> {
  const calls = recordCalls(page);
  const expectCalls = async (expected: string[]) => {
    // Some requests are made in parallel, so their order differs.
    await expect.poll(() => [...calls].sort()).toEqual([...expected].sort());
    calls.length = 0;
  };
  await page.reload();
  await expect(completeButton(page, 'Push-ups')).toBeVisible();
  await expectCalls(opened);
  for (const [index, name] of allExerciseNames.entries()) {
    await completeButton(page, name).click();
    await expect(completeButton(page, name)).toHaveCount(0);
    await expectCalls(exercises[index] ?? []);
  }
  await expect(stage(page).getByRole('list', { name: 'What today changed' })).toBeVisible();
  await closeStage(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Leaderboard' }).first().click();
  await expect(page.getByRole('main').getByRole('row').filter({ hasText: '(You)' })).toBeVisible();
  await expect(page.getByText(/^Top \d+%$/)).toBeVisible();
  await expectCalls(board);
}

/** Opens the page until the device has the log and the answer about the groups. */
async function firstVisit(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await expect(completeButton(page, 'Push-ups')).toBeVisible();
  await expect.poll(() => storedFactCount(page)).toBeGreaterThan(0);
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
    .toContain('suspendedUntil');
}

// Eleven people are ahead, so that the person is not among the top ten.
test.beforeEach(({ baseURL }) => makeCrowdAhead(baseURL ?? '', 11, [noonDaysAgo(2), noonDaysAgo(1)]));

const ranksAroundMe = 'GET /leaderboard/global?timeframe=all&around=me';
const completion = 'POST /challenge/complete-exercise';

test('A visit with a whole day and a look at the board makes eight requests', async ({ page }) => {
  const person = await newPerson(page);
  await person.call(noonDaysAgo(2), 'POST', '/challenge/start', { timezone: 'UTC' });
  await completeDay(person, noonDaysAgo(2));
  await completeDay(person, noonDaysAgo(1));
  await firstVisit(page);
  await expectRequests(page, {
    opened: ['GET /config', 'POST /auth/verify', 'GET /challenge/log?after='],
    // The ranks that the workout can reach, and those that the completed day has passed.
    exercises: [[completion, ranksAroundMe], [completion], [completion, ranksAroundMe]],
    board: [],
  });
});

test('The visit of a person with a team also requests the groups, before and after the day', async ({
  page,
  baseURL,
}) => {
  const person = await newPerson(page);
  const call = (path: string, body: object, method: 'POST' | 'PUT' = 'POST') =>
    person.call(noonDaysAgo(2), method, path, body);
  await call('/challenge/start', { timezone: 'UTC' });
  await call('/premium/start-trial', {});
  await call('/auth/profile', { displayName: 'Ines' }, 'PUT');
  const { id } = await call('/teams', { name: 'Early Shift' });
  const { invite } = await call(`/teams/${id}/invite`, {});
  await joinTeam((invite as { code: string }).code, baseURL);
  await completeDay(person, noonDaysAgo(2));
  await completeDay(person, noonDaysAgo(1));
  await firstVisit(page);
  await expectRequests(page, {
    opened: ['GET /config', 'POST /auth/verify', 'GET /challenge/log?after=', 'GET /together'],
    // The line about the team replaces the one about ranks.
    exercises: [[completion], [completion], [completion, ranksAroundMe, 'GET /together']],
    board: [],
  });
});

async function joinTeam(code: string, baseURL: string | undefined): Promise<void> {
  const calls = await api.newContext({ ...(baseURL && { baseURL }) });
  const { idToken } = await register(calls);
  const headers = { authorization: `Bearer ${idToken}`, 'x-test-now': noonDaysAgo(2) };
  expect((await calls.put('/api/auth/profile', { headers, data: { displayName: 'Tomasz' } })).status()).toBe(
    200,
  );
  expect((await calls.post('/api/challenge/start', { headers, data: { timezone: 'UTC' } })).status()).toBe(
    200,
  );
  expect((await calls.post(`/api/join/${code}`, { headers })).status()).toBe(200);
  await calls.dispose();
}

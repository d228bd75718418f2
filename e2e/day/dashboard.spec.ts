import type { Page, Request } from '@playwright/test';
import { test } from '../fixtures';
import { holdRequests } from '../hold-requests';
import { expect, logOutButton } from '../identity/signing-in';
import { expectNoBarriers } from '../look/page-checks';
import { storedFactCount } from '../offline/offline-actions';
import { completeDay, dayComplete, newChallenger, newPerson } from './day-actions';
import { startWithPastDates } from './past-dates';

test.describe.configure({ timeout: 180_000 });

const tiles = (page: Page) => page.getByRole('region', { name: 'Your numbers' });
const wholeGrid = (page: Page) => page.getByRole('region', { name: 'Your 100 days' });
const achievements = (page: Page) => page.getByRole('region', { name: 'Recent achievements' });

test.describe('A dashboard after some weeks', () => {
  test.use({ expectedConsoleErrors: [/status of 503/] });

  test('shows the stored state, then the current one, also while the server fails, and none after signing out', async ({
    page,
  }) => {
    const person = await newPerson(page);
    // One letter for each past date: `c` complete, `r` rest, `-` nothing.
    await startWithPastDates(person, 'cc----crcccccccc');
    await page.goto('/dashboard');
    await expect(tiles(page)).toContainText('Current day12 of 100');
    // The complete days since the gap. A rest does not end a streak.
    await expect(tiles(page)).toContainText('Day streak9 On Fire!');
    // Three exercises of 10 to 20 reps, on Days 1 to 11.
    await expect(tiles(page)).toContainText('Total reps495');
    await expect(tiles(page)).toContainText('5 min per day');
    // 11 of 15 dates, without the rest.
    await expect(tiles(page)).toContainText('Completion73% Push Harder!');
    await expect(wholeGrid(page)).toContainText('11 done, 89 to go');
    await expect(
      wholeGrid(page)
        .getByRole('listitem')
        .filter({ hasText: /before|streak/ }),
    ).toHaveText([
      'You missed one or more days before Day 3.',
      'You rested before Day 4.',
      'Current streak: Day 3 to Day 11.',
    ]);
    await expect(achievements(page).getByRole('listitem')).toHaveCount(3);
    await expectNoBarriers(page);

    // Meanwhile the day is completed on another device. The tiles may be shown before the log is stored.
    await expect.poll(() => storedFactCount(page)).toBeGreaterThan(0);
    const factCount = await storedFactCount(page);
    await completeDay(person, new Date().toISOString());
    const release = await holdRequests(page, '**/api/challenge/**');
    await page.reload();
    await expect(tiles(page)).toContainText('Day streak9');
    await expect(wholeGrid(page)).toContainText('11 done, 89 to go');
    release();
    await expect(tiles(page)).toContainText('Day streak10');
    await expect(wholeGrid(page)).toContainText('12 done, 88 to go');
    await page.unroute('**/api/challenge/**');

    // While the server fails, the page keeps its content, says how old it is, and tries again.
    await expect.poll(() => storedFactCount(page)).toBeGreaterThan(factCount);
    await page.route('**/api/challenge/**', (route) =>
      route.fulfill({ status: 503, json: { error: 'storage_away', message: 'One moment.' } }),
    );
    await page.reload();
    await expect(page.getByText('We can’t reach the server.')).toBeVisible();
    await expect(page.getByText(/Last updated/)).toBeVisible();
    await expect(tiles(page)).toContainText('Day streak10');
    await page.unroute('**/api/challenge/**');
    // The page tries again after a minute at most.
    await expect(page.getByText('We can’t reach the server.')).toHaveCount(0, { timeout: 90_000 });

    // Nothing is left for the next person.
    const privateKeys = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => /:(kept:|first-paint)/.test(key)));
    await expect.poll(privateKeys).not.toEqual([]);
    await logOutButton(page).click();
    await expect(page).toHaveURL('/login');
    expect(await privateKeys()).toEqual([]);
  });
});

const untilDrawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Records layout shifts from now on. The returned function gives the text of every shifted element. */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  type Shift = PerformanceEntry & { sources: readonly { node: Node | null }[] };
  type WatchedWindow = typeof globalThis & { shifts?: () => string[] };
  await page.evaluate(() => {
    const seen: Shift[] = [];
    const observer = new PerformanceObserver((list) => seen.push(...(list.getEntries() as Shift[])));
    observer.observe({ type: 'layout-shift' });
    (globalThis as WatchedWindow).shifts = () => {
      seen.push(...(observer.takeRecords() as Shift[]));
      return seen.flatMap(({ sources }) => sources.map(({ node }) => node?.textContent ?? ''));
    };
  });
  return async () => {
    await untilDrawn(page);
    return page.evaluate(() => (globalThis as WatchedWindow).shifts?.() ?? ['nobody watched']);
  };
}

/** The addresses of the requests in progress. */
function followRequests(page: Page): () => string[] {
  const loading = new Set<Request>();
  page.on('request', (request) => loading.add(request));
  const end = (request: Request) => loading.delete(request);
  page.on('requestfinished', end).on('requestfailed', end);
  return () => [...loading].map((request) => request.url());
}

test('The content below a completed day is not moved by its question, however late it loads', async ({
  page,
}) => {
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString();
  const person = await newChallenger(page, yesterday, 'UTC');
  await completeDay(person, yesterday);
  // With notifications neither allowed nor refused, the page could also offer reminders.
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'default' });
  });
  await page.setViewportSize({ width: 1366, height: 900 });
  const firstRequest = page.waitForRequest((request) => request.url().includes('/question-of-day-'));
  // The file of the question is loaded once before, as for a person who completes the day on this device.
  await Promise.all([firstRequest, page.goto('/dashboard')]);

  const now = new Date().toISOString();
  await person.call(now, 'POST', '/premium/start-trial');
  await completeDay(person, now);
  const release = await holdRequests(page, '**/assets/question-of-day-*.js');
  const loading = followRequests(page);
  const secondRequest = page.waitForRequest((request) => request.url().includes('/question-of-day-'));
  await Promise.all([secondRequest, page.reload({ waitUntil: 'commit' })]);
  await expect(dayComplete(page, 2)).toBeVisible();
  // What lies below the question is loaded, although the page does not show it before the question.
  await expect(page.locator('[aria-labelledby=recent-achievements]')).toContainText('First Step');
  await expect.poll(() => loading().filter((url) => !url.includes('/question-of-day-'))).toEqual([]);
  await untilDrawn(page);

  const shifts = await watchShifts(page);
  release();
  await expect(page.getByRole('heading', { name: 'How hard was Day 2?' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Want a (daily )?reminder/ })).toHaveCount(0);
  await expect(achievements(page)).toBeVisible();
  expect(await shifts()).toEqual([]);
});

import type { Page } from '@playwright/test';
import { test } from '../fixtures';
import {
  deedsOnServer,
  goOffline,
  goOnline,
  nothingWaits,
  readyForThePark,
  wholeDay,
} from '../offline/offline-actions';
import {
  closeStage,
  dayComplete,
  doDay,
  expect,
  moveBothClocks,
  moveClocks,
  newChallenger,
  openDashboard,
  stage,
} from './day-actions';

test.use({
  timezoneId: 'Europe/Berlin',
  expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED/],
});

const zone = 'Europe/Berlin';
const morning = '2026-02-02T09:00:00Z';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const status = (page: Page) => page.getByText(/ of \d+ done/);

async function start(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Start session' }).click();
  await button(page, 'Start').click();
}

/** Counts reps by touch. The browser's clock moves on, because two touches within a moment are one. */
async function count(page: Page, reps: number): Promise<void> {
  for (let rep = 0; rep < reps; rep += 1) {
    const before = await status(page).textContent();
    await page.clock.runFor(400);
    await page.locator('[data-field]').dispatchEvent('pointerdown', { isPrimary: true });
    await expect(status(page)).not.toHaveText(before ?? '');
  }
}

async function finish(page: Page): Promise<void> {
  await button(page, 'Finish').click();
}

/**
 * Counts the rest of a set and ends it. The page's clock stops before the last rep, because a complete set finishes
 * itself after five seconds.
 */
async function countToEnd(page: Page, reps: number, end: (page: Page) => Promise<void>): Promise<void> {
  await count(page, reps - 1);
  const now = await page.evaluate(() => Date.now());
  const soon = new Date(now + 60_000).toISOString();
  await moveBothClocks(page, soon, () => page.clock.pauseAt(soon));
  await count(page, 1);
  await end(page);
  await page.clock.resume();
}

/** Lets the seconds pass on the page, and on the server with it. */
async function wait(page: Page, seconds: number): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await moveBothClocks(page, new Date(now + seconds * 1000).toISOString(), () =>
    page.clock.runFor(seconds * 1000),
  );
}

test('A session takes a person through the day with two taps besides the reps', async ({ page }) => {
  const person = await newChallenger(page, morning, zone);
  await openDashboard(page, morning);
  const taps: string[] = [];
  await page.exposeFunction('noteTap', (label: string) => taps.push(label));
  await page.evaluate(() =>
    document.addEventListener(
      'click',
      ({ target }) => Reflect.get(window, 'noteTap')((target as HTMLElement).textContent),
      true,
    ),
  );
  await start(page);
  for (const exercise of ['push-ups', 'sit-ups', 'jumping jacks']) {
    await expect(page.getByRole('heading', { name: `Count ${exercise}` })).toBeAttached();
    await countToEnd(page, 10, () => wait(page, 5.2));
    if (exercise === 'jumping jacks') break;
    await expect(page.getByRole('heading', { name: 'Rest' })).toBeVisible();
    await wait(page, 31);
  }
  await page.clock.runFor(2000);
  await expect(stage(page)).toBeVisible();
  expect(taps).toEqual(['Start session', 'Start']);
  await expect.poll(() => deedsOnServer(person, morning)).toEqual(wholeDay('2026-02-02'));
});

test('A session that is interrupted by a reload goes on where it was, and completes the day', async ({
  page,
}) => {
  const person = await newChallenger(page, morning, zone);
  await openDashboard(page, morning);
  await start(page);
  await count(page, 4);
  await page.reload();
  await expect(status(page)).toHaveText('4 of 10 done, paused');
  await button(page, 'Resume').click();
  await countToEnd(page, 6, finish);
  await page.reload();
  await button(page, 'Skip rest').click();
  await countToEnd(page, 10, finish);
  await button(page, 'Skip rest').click();
  await countToEnd(page, 10, finish);
  await page.clock.runFor(2000);
  await expect(stage(page)).toBeVisible();
  await closeStage(page);
  await expect(dayComplete(page, 1)).toBeVisible();
  await expect.poll(() => deedsOnServer(person, morning)).toEqual(wholeDay('2026-02-02'));
});

test('A session that is interrupted by midnight starts anew on the next date', async ({ page }) => {
  await newChallenger(page, '2026-02-02T18:00:00Z', zone);
  await openDashboard(page, '2026-02-02T22:50:00Z');
  await start(page);
  await count(page, 4);
  await button(page, 'Pause').click();
  await moveClocks(page, '2026-02-02T23:10:00Z');
  await expect(status(page)).toHaveText('4 of 10 done, paused');
  await moveClocks(page, '2026-02-03T07:00:00Z');
  await expect(page.getByRole('heading', { name: 'Day 1. 10 of each.' })).toBeVisible();
  await button(page, 'Start').click();
  await expect(status(page)).toHaveText('0 of 10 done');
});

test('A session ends at the completed day if another device finishes the day', async ({ page }) => {
  const person = await newChallenger(page, morning, zone);
  await openDashboard(page, morning);
  await start(page);
  await count(page, 2);
  await doDay(person, '2026-02-02T09:01:00Z');
  await moveClocks(page, '2026-02-02T09:05:00Z');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(dayComplete(page, 1)).toBeVisible();
});

test.describe('Without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('A session is finished after the connection is lost, and is sent later', async ({ page, context }) => {
    const person = await readyForThePark(page, morning, zone);
    await start(page);
    await count(page, 3);
    await goOffline(context);
    await countToEnd(page, 7, finish);
    await expect(page.getByText('Saved on this device.')).toBeVisible();
    for (const last of [false, true]) {
      await button(page, 'Skip rest').click();
      await countToEnd(page, 10, finish);
      if (last) await page.clock.runFor(2000);
    }
    await expect(stage(page)).toBeVisible();
    await goOnline(context);
    await nothingWaits(page);
    await expect.poll(() => deedsOnServer(person, morning)).toEqual(wholeDay('2026-02-02'));
  });
});

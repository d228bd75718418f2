import type { Page } from '@playwright/test';
import { acceptPrivacy } from '../accept-privacy';
import {
  completeButton,
  completeOnPage,
  doneOfThree,
  expect,
  moveBothClocks,
  newChallenger,
  openDashboard,
} from '../day/day-actions';
import { test } from '../fixtures';
import {
  goOffline,
  newOfflineReadyChallenger,
  serverLogLines,
  storedFactCount,
  untilNothingPending,
  untilProgramStored,
} from './offline-actions';
import { startRelease } from './release';

test.describe.configure({ timeout: 240_000 });
test.use({ serviceWorkers: 'allow' });

const noon = '2026-05-04T12:00:00Z';
const oneHourOn = '2026-05-04T13:01:00Z';
const twoHoursOn = '2026-05-04T14:02:00Z';

/** Whether the page was not loaded since it was marked: a load removes the mark. */
const isSamePage = (page: Page) => page.evaluate(() => document.documentElement.dataset.sameLoad === 'yes');

/** Comes back to the page after more than an hour. */
async function comeBack(page: Page, before: string, now: string): Promise<void> {
  await moveBothClocks(page, now, () => page.clock.fastForward(Date.parse(now) - Date.parse(before)));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** The build of the active worker. The page asks it each time, because a worker that is being replaced does not answer. */
const buildOf = (page: Page) =>
  page.evaluate(() => {
    const { serviceWorker } = navigator;
    const { dataset } = document.documentElement;
    serviceWorker.onmessage = ({ data }) => {
      dataset.build = data;
    };
    serviceWorker.controller?.postMessage('which build');
    return dataset.build;
  });

test('A new version waits during a workout, is announced, and starts on request or when the page is loaded', async ({
  browser,
}) => {
  const release = await startRelease();
  const context = await browser.newContext({ baseURL: release.url, timezoneId: 'UTC', locale: 'en-US' });
  // Banners appear one at a time, the privacy notice first.
  await acceptPrivacy(context);
  try {
    const page = await context.newPage();
    const person = await newOfflineReadyChallenger(page, noon, 'UTC');
    await completeOnPage(page, ['Push-ups']);
    await page.evaluate(() => {
      document.documentElement.dataset.sameLoad = 'yes';
    });

    release.publish('the newer');
    await comeBack(page, noon, oneHourOn);
    await expect(page.getByText('A new version is ready')).toBeVisible();
    const workers = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return [registration?.active?.state, registration?.waiting?.state];
      });
    expect(await workers()).toEqual(['activated', 'installed']);
    await completeOnPage(page, ['Sit-ups']);
    expect(await isSamePage(page)).toBe(true);

    await page.getByRole('button', { name: 'Update now' }).click();
    await expect.poll(() => isSamePage(page).catch(() => true), { timeout: 60_000 }).toBe(false);
    await expect(doneOfThree(page, 2)).toBeVisible();
    await expect.poll(workers).toEqual(['activated', undefined]);
    await expect.poll(() => buildOf(page)).toBe('the newer');
    await expect(page.getByText('A new version is ready')).toHaveCount(0);

    // The next version is installed while another tab uses this one.
    const otherTab = await context.newPage();
    await otherTab.goto('/privacy');
    release.publish('the newest');
    await comeBack(page, oneHourOn, twoHoursOn);
    await expect(page.getByText('A new version is ready')).toBeVisible();
    // What keeps the old worker busy may outlast a load, so a later load gets the new version. The page reloads as soon
    // as the new worker is active, so the test must not wait for the end of a load that this interrupts.
    await expect(async () => {
      await page.reload({ waitUntil: 'commit', timeout: 15_000 });
      await expect.poll(() => buildOf(page).catch(() => undefined), { timeout: 10_000 }).toBe('the newest');
    }).toPass();
    await expect(doneOfThree(page, 2)).toBeVisible();
    await untilNothingPending(page);
    expect(await serverLogLines(person, twoHoursOn)).toEqual(['2026-05-04 pushups', '2026-05-04 situps']);
  } finally {
    await context.close();
    await release.close();
  }
});

test.describe('A rolling replacement of servers', () => {
  test.use({ expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

  test('never stores the page of an older server as that of the newer one', async ({ browser }) => {
    const release = await startRelease();
    const context = await browser.newContext({ baseURL: release.url, timezoneId: 'UTC', locale: 'en-US' });
    try {
      const page = await context.newPage();
      await newChallenger(page, noon, 'UTC');
      release.setOlderServerBeside(true);
      await openDashboard(page, noon);
      await expect.poll(() => release.wasRequested('/index.html')).toBe(true);
      // A worker that cannot be installed is removed.
      await expect
        .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
        .toBe(0);

      release.setOlderServerBeside(false);
      await page.reload();
      await untilProgramStored(page);
      await expect.poll(() => storedFactCount(page)).toBeGreaterThan(0);
      await goOffline(context);
      await page.reload();
      await expect(completeButton(page, 'Push-ups')).toBeVisible();
    } finally {
      await context.close();
      await release.close();
    }
  });
});

test('A stored page uses a changed identity service from the second start on', async ({ browser }) => {
  const release = await startRelease();
  const context = await browser.newContext({ baseURL: release.url, timezoneId: 'UTC', locale: 'en-US' });
  try {
    const page = await context.newPage();
    await newOfflineReadyChallenger(page, noon, 'UTC');
    const cachedPolicy = () =>
      page.evaluate(async () => {
        for (const name of await caches.keys()) {
          const cachedPage = await (await caches.open(name)).match('/index.html', { ignoreSearch: true });
          if (cachedPage) return cachedPage.headers.get('content-security-policy');
        }
      });
    expect(await cachedPolicy()).toContain("connect-src 'self';");
    release.allowConnectionsTo('https://id.example');
    await page.reload();
    await expect.poll(cachedPolicy).toContain("connect-src 'self' https://id.example;");
    const response = await page.reload();
    expect(response?.fromServiceWorker()).toBe(true);
    expect(response?.headers()['content-security-policy']).toContain('https://id.example');
    await expect(completeButton(page, 'Push-ups')).toBeVisible();
  } finally {
    await context.close();
    await release.close();
  }
});

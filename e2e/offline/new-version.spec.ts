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
import { deedsOnServer, goOffline, readyForThePark, untilKept } from './offline-actions';
import { startRelease } from './release';

test.describe.configure({ timeout: 240_000 });
test.use({ serviceWorkers: 'allow' });

const noon = '2026-05-04T12:00:00Z';
const oneHourOn = '2026-05-04T13:01:00Z';
const twoHoursOn = '2026-05-04T14:02:00Z';

/** Gone with the next load of the page. */
const isSamePage = (page: Page) => page.evaluate(() => document.documentElement.dataset.sameLoad === 'yes');

/** Back on the page after more than an hour. */
async function comeBack(page: Page, before: string, now: string): Promise<void> {
  await moveBothClocks(page, now, () => page.clock.fastForward(Date.parse(now) - Date.parse(before)));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** What the worker in charge last said it is: asked anew each time, since one that is replaced does not answer. */
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

test('a new version waits while a workout goes on, says so, and comes when it is asked for or the page is loaded', async ({
  browser,
}) => {
  const release = await startRelease();
  const context = await browser.newContext({ baseURL: release.url, timezoneId: 'UTC', locale: 'en-US' });
  // Banners come one at a time, the privacy notice first.
  await acceptPrivacy(context);
  try {
    const page = await context.newPage();
    const person = await readyForThePark(page, noon, 'UTC');
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

    await page.getByRole('button', { name: 'Load it now' }).click();
    await expect.poll(() => isSamePage(page).catch(() => true), { timeout: 60_000 }).toBe(false);
    await expect(doneOfThree(page, 2)).toBeVisible();
    expect(await workers()).toEqual(['activated', undefined]);
    await expect.poll(() => buildOf(page)).toBe('the newer');
    await expect(page.getByText('A new version is ready')).toHaveCount(0);

    // The next one is there while another tab has this one.
    const other = await context.newPage();
    await other.goto('/privacy');
    release.publish('the newest');
    await comeBack(page, oneHourOn, twoHoursOn);
    await expect(page.getByText('A new version is ready')).toBeVisible();
    // What keeps the old one busy may outlast a load: then a later one has it. The page loads itself anew as soon as the
    // new one is in charge, so nobody may wait for the end of a load that it cut short.
    await expect(async () => {
      await page.reload({ waitUntil: 'commit', timeout: 15_000 });
      await expect.poll(() => buildOf(page).catch(() => undefined), { timeout: 10_000 }).toBe('the newest');
    }).toPass();
    await expect(doneOfThree(page, 2)).toBeVisible();
    expect(await deedsOnServer(person, twoHoursOn)).toEqual(['2026-05-04 pushups', '2026-05-04 situps']);
  } finally {
    await context.close();
    await release.close();
  }
});

test.describe('while servers are replaced one after the other', () => {
  test.use({ expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

  test('no device keeps the page of the older as that of the newer', async ({ browser }) => {
    const release = await startRelease();
    const context = await browser.newContext({ baseURL: release.url, timezoneId: 'UTC', locale: 'en-US' });
    try {
      const page = await context.newPage();
      await newChallenger(page, noon, 'UTC');
      release.setOlderBeside(true);
      await openDashboard(page, noon);
      await expect.poll(() => release.wasAskedFor('/index.html')).toBe(true);
      // What cannot be installed is not there any more.
      await expect
        .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
        .toBe(0);

      release.setOlderBeside(false);
      await page.reload();
      await untilKept(page);
      await goOffline(context);
      await page.reload();
      await expect(completeButton(page, 'Push-ups')).toBeVisible();
    } finally {
      await context.close();
      await release.close();
    }
  });
});

test('after a change of the identity settings a kept page asks the new service from the start after the next', async ({
  browser,
}) => {
  const release = await startRelease();
  const context = await browser.newContext({ baseURL: release.url, timezoneId: 'UTC', locale: 'en-US' });
  try {
    const page = await context.newPage();
    await readyForThePark(page, noon, 'UTC');
    const keptPolicy = () =>
      page.evaluate(async () => {
        for (const name of await caches.keys()) {
          const kept = await (await caches.open(name)).match('/index.html', { ignoreSearch: true });
          if (kept) return kept.headers.get('content-security-policy');
        }
      });
    expect(await keptPolicy()).toContain("connect-src 'self';");
    release.allow('https://id.example');
    await page.reload();
    await expect.poll(keptPolicy).toContain("connect-src 'self' https://id.example;");
    const shown = await page.reload();
    expect(shown?.fromServiceWorker()).toBe(true);
    expect(shown?.headers()['content-security-policy']).toContain('https://id.example');
    await expect(completeButton(page, 'Push-ups')).toBeVisible();
  } finally {
    await context.close();
    await release.close();
  }
});

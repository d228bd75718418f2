import type { Page } from '@playwright/test';
import {
  completeButton,
  completeOnPage,
  dayComplete,
  doneOfThree,
  expect,
  newChallenger,
  openDashboard,
  setServerClock,
} from '../day/day-actions';
import { test } from '../fixtures';
import { serverLogLines, untilNothingPending, wholeDay } from './offline-actions';

const noon = '2026-05-04T12:00:00Z';

test.use({ expectedConsoleErrors: [/ERR_FAILED|Failed to load resource|Failed to fetch dynamically/] });

/** Makes some files of the page unavailable. Returns a function that makes them available again. */
async function loseFiles(page: Page, files: RegExp) {
  await page.route(files, (route) => route.abort('failed'));
  return () => page.unroute(files);
}

test('A command is stored even if messages and dialogs cannot be loaded, and nothing else breaks', async ({
  page,
}) => {
  const person = await newChallenger(page, noon, 'UTC');
  const restoreFiles = await loseFiles(
    page,
    /assets\/(toaster|confirm-dialog)-|\/api\/challenge\/(log|complete)/,
  );
  await openDashboard(page, noon);
  await completeButton(page, 'Push-ups').click();
  await expect(page.getByText('Saved on this device: Push-ups. It counts once')).toBeVisible();
  await expect(page.getByText(/^Saved here until you’re back online: 1 exercise/)).toBeVisible();
  await page.getByRole('button', { name: 'Take a rest day' }).click();
  await expect(page.getByText('We couldn’t load this.')).toBeVisible();
  expect(await serverLogLines(person, noon)).toEqual([]);

  await restoreFiles();
  await setServerClock(page.context(), '2026-05-04T13:00:00Z');
  await page.reload();
  await expect(doneOfThree(page, 1)).toBeVisible();
  await untilNothingPending(page);
  expect(await serverLogLines(person, noon)).toEqual(['2026-05-04 pushups']);
});

test('A celebration or a page that cannot be loaded is missing, and everything else works', async ({
  page,
}) => {
  await newChallenger(page, noon, 'UTC');
  const restoreFiles = await loseFiles(page, /assets\/(day-stage|badges)-/);
  await openDashboard(page, noon);
  await completeOnPage(page);
  await expect(dayComplete(page, 1)).toBeVisible();
  await page.getByRole('link', { name: 'Badges' }).first().click();
  await expect(page.getByRole('heading', { name: 'We couldn’t load this page' })).toBeVisible();
  await restoreFiles();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('h1').filter({ hasText: 'Badge Collection', visible: true })).toBeVisible();
});

test('A tab whose files a newer version has replaced reloads, and works on', async ({ page }) => {
  const person = await newChallenger(page, noon, 'UTC');
  await openDashboard(page, noon);
  await expect(completeButton(page, 'Push-ups')).toBeVisible();
  // A newer version has other files. Those of this one are gone until the page reloads.
  let isNewer = false;
  page.on('request', (request) => {
    isNewer ||= request.isNavigationRequest();
  });
  await page.route('**/assets/**', (route) => (isNewer ? route.continue() : route.fulfill({ status: 404 })));
  // Files that load while the page is idle may be found missing before the press, which is then lost with the old page.
  await expect(async () => {
    await page.getByRole('link', { name: 'Badges' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Badge Collection' })).toBeVisible({
      timeout: 10_000,
    });
  }).toPass();
  expect(isNewer).toBe(true);
  await page.goto('/dashboard');
  await completeOnPage(page);
  await expect.poll(() => serverLogLines(person, noon)).toEqual(wholeDay('2026-05-04'));
});

test('A page explains that cookies and site data are blocked, and how to allow them', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  for (const path of ['/login', '/dashboard']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Your browser blocks site data' })).toBeVisible();
    await expect(page.getByText(/Allow cookies and site data for localhost/)).toBeVisible();
  }
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
});

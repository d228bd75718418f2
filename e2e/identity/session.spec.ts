import type { BrowserContext, Page } from '@playwright/test';
import { test } from '../fixtures';
import {
  enterPassword,
  expect,
  logOutButton,
  newEmail,
  openPopup,
  refusalConsoleErrors,
  signUp,
  tokenOf,
} from './signing-in';

test.use({ expectedConsoleErrors: [refusalConsoleErrors] });

/** Refuses this token in every tab at the same time, once as many tabs have used it. */
async function refuseInAllAtOnce(context: BrowserContext, token: string, tabs: number): Promise<void> {
  let requests = 0;
  let allRequested = () => {};
  const allTabsRequested = new Promise<void>((resolve) => {
    allRequested = resolve;
  });
  await context.route('**/api/auth/verify', async (route) => {
    if (route.request().headers().authorization !== `Bearer ${token}`) return route.continue();
    requests += 1;
    if (requests === tabs) allRequested();
    await allTabsRequested;
    return route.fulfill({ status: 401, json: { error: 'not_signed_in', message: 'Please sign in.' } });
  });
}

test('Two tabs renew at once with one request, and neither is interrupted', async ({ page, context }) => {
  await signUp(page);
  const otherTab = await context.newPage();
  await otherTab.goto('/settings');
  await expect(logOutButton(otherTab)).toBeVisible();
  const refusedToken = await tokenOf(page);
  // Tokens differ only by the second of their issue.
  await expect
    .poll(() => Date.now() / 1000 - JSON.parse(atob(refusedToken.split('.')[1] ?? '')).iat)
    .toBeGreaterThan(1);
  const renewals: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/identity/token')) renewals.push(request.method());
  });
  await refuseInAllAtOnce(context, refusedToken, 2);
  const verified = (tab: Page) =>
    tab.waitForResponse((answer) => answer.url().endsWith('/api/auth/verify') && answer.status() === 200);
  await Promise.all([verified(page), verified(otherTab), page.reload(), otherTab.reload()]);
  await expect(logOutButton(page)).toBeVisible();
  await expect(logOutButton(otherTab)).toBeVisible();
  expect(await tokenOf(page)).not.toBe(refusedToken);
  expect(renewals).toEqual(['POST']);
});

test('Signing out in one tab signs out the others without a further question', async ({ page, context }) => {
  const email = await signUp(page);
  const otherTab = await context.newPage();
  await otherTab.goto('/settings');
  await expect(logOutButton(otherTab)).toBeVisible();
  await logOutButton(page).click();
  await expect(page).toHaveURL('/login');
  await expect(otherTab).toHaveURL('/login');
  // The identity service is signed out too: it asks for the password again.
  const popup = await openPopup(page);
  await enterPassword(popup, email);
  await expect(page).toHaveURL('/onboarding');
  await expect(logOutButton(otherTab)).toBeVisible();
});

test('A tab that slept while another person signed in shows the page of that person', async ({
  page,
  context,
}) => {
  await signUp(page, newEmail(), 'Ana');
  const otherTab = await context.newPage();
  // While its window has the name `asleep`, the tab hears nothing of the other tabs.
  await otherTab.addInitScript(() => {
    addEventListener('storage', (event) => window.name === 'asleep' && event.stopImmediatePropagation());
  });
  await otherTab.goto('/settings');
  await expect(otherTab.getByLabel('Display name')).toHaveValue('Ana');
  await otherTab.evaluate(() => {
    window.name = 'asleep';
  });
  await otherTab.route('**/api/**', () => {});
  await logOutButton(page).click();
  await expect(page).toHaveURL('/login');
  await signUp(page, newEmail(), 'Bo');
  await expect(otherTab.getByLabel('Display name')).toHaveValue('Ana');
  await otherTab.unroute('**/api/**');
  await otherTab.evaluate(() => {
    window.name = '';
    dispatchEvent(new StorageEvent('storage', { key: 'hundred:signed-in' }));
  });
  await expect(otherTab.getByLabel('Display name')).toHaveValue('Bo');
});

test('Signing out everywhere ends every session, and each leads to /login and back', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await signUp(page);
  await page.goto('/settings/security');
  await expect(logOutButton(page)).toBeVisible();
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const phone = await elsewhere.newPage();
  await phone.goto('/settings');
  await enterPassword(await openPopup(phone), email);
  await expect(logOutButton(phone)).toBeVisible();

  const answer = await page.request.post('/api/auth/sign-out-everywhere', {
    headers: { authorization: `Bearer ${await tokenOf(page)}` },
  });
  expect(answer.status()).toBe(200);
  await phone.reload();
  await expect(phone).toHaveURL('/login');
  await elsewhere.close();
  await page.reload();
  await expect(page).toHaveURL('/login');
  await enterPassword(await openPopup(page), email);
  await expect(page).toHaveURL('/settings/security');
});

test('A failing server or network signs nobody out; another installation at the same address does', async ({
  page,
}) => {
  await signUp(page);
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 503, json: { error: 'storage_away', message: 'One moment.' } }),
  );
  const failedConfig = page.waitForResponse('**/api/config');
  await page.reload();
  await failedConfig;
  await expect(logOutButton(page)).toBeVisible();
  await expect(page).toHaveURL('/onboarding');
  await page.unroute('**/api/**');

  const serverCalls = /\/(api|identity)\//;
  await page.route(serverCalls, (route) => route.abort('internetdisconnected'));
  await page.reload();
  await expect(logOutButton(page)).toBeVisible();
  await page.unroute(serverCalls);

  // Read beforehand, because a request that the route makes may outlast the test.
  const config = await (await page.request.get('/api/config')).json();
  const configOfOther = { ...config, installation: '00000000-0000-4000-8000-000000000000' };
  await page.route('**/api/config', (route) => route.fulfill({ json: configOfOther }));
  await page.reload();
  await expect(page).toHaveURL('/login');
});

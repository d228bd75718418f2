import { expect, test } from '../fixtures';
import { holdRequests } from '../hold-requests';
import { untilHydrated } from '../identity/signing-in';
import { desktop, phone } from './page-checks';

test.describe('A page without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('can be read if it is public, and its links can be followed', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transform Your Body in 100 Days');
    await expect(page.getByText('Start with 10 reps, add 1 each day.')).toBeVisible();
    await expect(page.getByRole('listitem').getByRole('heading')).toHaveCount(4);
    await page.getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page).toHaveURL('/privacy');
    await page.getByRole('link', { name: 'Terms of Service' }).click();
    await expect(page.getByRole('heading', { name: 'Your health comes first' })).toBeVisible();
  });
});

test('A prerendered page is hydrated without changes', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      (globalThis as { firstHeading?: Element | null }).firstHeading = document.querySelector('h1');
    });
  });
  await page.goto('/login');
  await untilHydrated(page);
  await page.getByRole('button', { name: /^Change theme/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const isSame = await page.evaluate(
    () => (globalThis as { firstHeading?: Element | null }).firstHeading === document.querySelector('h1'),
  );
  expect(isSame, 'the heading that was sent is the heading that stayed').toBe(true);
});

test.describe('The page for unknown addresses', () => {
  test.use({ expectedConsoleErrors: [/status of 404/] });

  test('answers 404 and leads home', async ({ page }) => {
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await page.getByRole('link', { name: 'Go to your dashboard' }).click();
    await expect(page).toHaveURL('/login');
  });
});

test('A signed-out visitor is sent to the login page, and the privacy page leads back', async ({ page }) => {
  for (const path of ['/', '/dashboard', '/settings', '/premium', '/leaderboard', '/onboarding']) {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
  }
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveTitle('Privacy Policy · Hundred');
  await page.getByRole('link', { name: 'Back to app' }).first().click();
  await expect(page).toHaveURL('/login');
});

test('A signed-out visitor sees what the operator adds to the legal pages', async ({ page }) => {
  for (const path of ['/privacy', '/terms']) {
    const [ownTexts, settings] = await Promise.all([
      page.waitForResponse('**/api/own-texts'),
      page.waitForResponse('**/api/config'),
      page.goto(path),
    ]);
    expect([ownTexts.status(), settings.status()]).toEqual([200, 200]);
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  }
});

test('A loading page does not shift its layout', async ({ page }) => {
  await page.addInitScript(() => {
    const watchedWindow = globalThis as { shifted?: number };
    watchedWindow.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        watchedWindow.shifted = (watchedWindow.shifted ?? 0) + (entry as { value?: number }).value!;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // A slow processor paints while the page is still being parsed.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    // The font loads late, as on a slow connection: its fallback must have the same metrics.
    const release = await holdRequests(page, '**/*.woff2');
    await page.goto('/login', { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    release();
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await page.evaluate(() => (globalThis as { shifted?: number }).shifted)).toBe(0);
  }
});

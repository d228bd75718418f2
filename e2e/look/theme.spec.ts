import { expect, test } from '../fixtures';
import { untilHydrated } from '../identity/signing-in';

const dark = 'rgb(17, 16, 14)';
const light = 'rgb(244, 239, 228)';

test('The theme follows the system until one is chosen, and the choice is remembered', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/login');
  const ground = page.locator('html');
  await expect(ground).toHaveCSS('background-color', dark);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(ground).toHaveCSS('background-color', light);

  await untilHydrated(page);
  await page.getByRole('button', { name: 'Change theme (now system)' }).click();
  await page.getByRole('button', { name: 'Change theme (now light)' }).click();
  await expect(page.getByRole('button', { name: 'Change theme (now dark)' })).toBeVisible();
  await expect(ground).toHaveCSS('background-color', dark);
  const darkInHexadecimal = '#11100e';
  await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute(
    'content',
    darkInHexadecimal,
  );

  await page.reload();
  await expect(ground).toHaveCSS('background-color', dark);
  await page.getByRole('button', { name: 'Change theme (now dark)' }).click();
  await expect(ground).toHaveCSS('background-color', light);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Change theme (now system)' })).toBeVisible();
});

test('A chosen theme does not flash: it is set before the first paint', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('hundred:theme', 'dark');
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      (globalThis as { themeAtBody?: string | undefined }).themeAtBody =
        document.documentElement.dataset.theme;
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  for (const path of ['/login', '/dashboard']) {
    await page.goto(path);
    expect(await page.evaluate(() => (globalThis as { themeAtBody?: string }).themeAtBody)).toBe('dark');
  }
});

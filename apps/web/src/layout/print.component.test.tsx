import { personas } from '@hundred/testkit/logs/personas';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { emulatePrint } from '../testing/media';
import { showPage } from '../testing/show-page';

it.each([
  ['/dashboard', 'Today’s Challenge'],
  ['/statistics', 'Performance Analytics'],
  ['/premium', 'Premium'],
])('The page %s is printed alone, in dark ink on white', async (path, title) => {
  await showPage(path, personas['day 57 with rests'](), { width: 390 });
  document.documentElement.dataset.theme = 'dark';
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  await emulatePrint();
  const isShown = (selector: string) =>
    [...document.querySelectorAll(selector)].some((element) => element.getClientRects().length > 0);
  expect(isShown('main h1')).toBe(true);
  expect(isShown('header:not(main *)')).toBe(false);
  expect(isShown('[data-bottom-bar]')).toBe(false);
  expect(getComputedStyle(document.documentElement).backgroundColor).toBe('rgb(255, 255, 255)');
  // The light ink of the dark theme has much more red.
  const [red] = getComputedStyle(document.querySelector('main h1')!).color.match(/\d+/g) ?? [];
  expect(Number(red)).toBeLessThan(60);
});

it('An open dialog does not cut off the printed page', async () => {
  await showPage('/dashboard', personas['day 57 with rests']());
  await page.getByRole('button', { name: 'How it works' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await emulatePrint();
  expect(getComputedStyle(document.documentElement).overflow).toBe('visible');
  await expect.element(page.getByRole('dialog', { includeHidden: true })).not.toBeVisible();
});

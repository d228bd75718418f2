import { personas } from '@hundred/testkit/logs/personas';
import { expect, it } from 'vitest';
import { showPage } from '../testing/show-page';

it.each([768, 1280])('The top bar links to the statistics and marks them, at %i px', async (width) => {
  const screen = await showPage('/dashboard', personas['day 1'](), { width, height: 800 });
  const statistics = screen.getByRole('banner').getByRole('link', { name: 'Statistics', exact: true });
  await screen.getByRole('button', { name: 'More' }).click();
  await statistics.click();
  await expect.element(screen.getByRole('heading', { name: 'Performance Analytics' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'More' })).toHaveAttribute('aria-current', 'true');
  await screen.getByRole('button', { name: 'More' }).click();
  await expect.element(statistics).toHaveAttribute('aria-current', 'page');
  expect(document.documentElement.scrollWidth).toBe(width);
});

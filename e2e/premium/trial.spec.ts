import { expect, moveClocks, newChallenger, openDashboard, setServerClock } from '../day/day-actions';
import { test } from '../fixtures';
import { getPlan, goPremium } from './plans';

const begun = '2026-03-05T08:00:00.000Z';

test('the trial opens its gates at once, and the page closes them at its very end', async ({ page }) => {
  const person = await newChallenger(page, '2026-03-02T08:00:00Z', 'UTC');
  for (const date of ['02', '03', '04'])
    await person.call(`2026-03-${date}T08:00:00Z`, 'POST', '/challenge/rest-day');
  await openDashboard(page, begun);
  await expect(page.getByText('0 of 3 left')).toBeVisible();
  await page.getByRole('link', { name: 'Unlimited rest days' }).click();
  await expect(page.getByRole('heading', { name: 'Try it first, free for 7 days' })).toBeVisible();
  await page.getByRole('button', { name: 'Start the trial' }).click();
  await expect(page.getByText('Premium is open until March 12, 2026 at 8:00 AM')).toBeVisible();
  await expect(goPremium(page)).toHaveCount(0);
  await expect(getPlan(page, 'Get Starter')).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText('No limit')).toBeVisible();
  await page.getByRole('button', { name: 'Take a rest day' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take a rest day' }).click();
  await expect(page.getByRole('heading', { name: 'Rest day', exact: true })).toBeVisible();

  await setServerClock(page.context(), '2026-03-12T07:59:30Z');
  await page.clock.setSystemTime('2026-03-12T07:59:30Z');
  await page.goto('/premium');
  await expect(page.getByRole('heading', { name: 'Your trial is running' })).toBeVisible();
  await expect(goPremium(page)).toHaveCount(0);
  await moveClocks(page, '2026-03-12T08:00:01Z');
  await expect(goPremium(page)).toBeVisible();
  await expect(page.getByText('The free trial is for newcomers, once.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start the trial' })).toHaveCount(0);
});

import { expect, newPerson } from '../day/day-actions';
import { startWithPastDates } from '../day/past-dates';
import { test } from '../fixtures';
import { goToCheckout, premiumOnHeading, press } from '../premium/purchase-actions';
import { expectNoSidewaysScroll } from './page-checks';

test('Plan and muscles do not scroll sideways with a root font size of 200 %', async ({ page }) => {
  const person = await newPerson(page);
  // Some weeks with rests and missed dates, one letter for each date (`startWithPastDates`).
  await startWithPastDates(person, 'cccrccccccc---------c');
  await page.goto('/premium');
  await goToCheckout(page, 'Get Lifetime Champion');
  await press(page, 'Pay $9.99');
  await expect(premiumOnHeading(page)).toBeVisible();
  for (const [address, heading] of [
    ['/plan', 'How many reps'],
    ['/statistics/muscles', 'Muscles'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    // Media queries ignore the font size that a page sets on its root.
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px', 'important'));
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoSidewaysScroll(page);
    }
  }
});

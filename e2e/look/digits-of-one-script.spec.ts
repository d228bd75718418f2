import { expect, newPerson } from '../day/day-actions';
import { startWithPastDates } from '../day/past-dates';
import { test } from '../fixtures';

test.describe.configure({ timeout: 180_000 });
test.use({ locale: 'ar-EG', timezoneId: 'Africa/Cairo' });

/** Egyptian Arabic writes ٧ for 7, while the page's own texts say Day 7. */
test('A page uses the digits of one script, in any language of the browser', async ({ page }) => {
  const person = await newPerson(page);
  await startWithPastDates(person, 'c'.repeat(12));
  const headings = {
    '/dashboard': 'Today’s Challenge',
    '/progress': /\d{4}$/,
    '/statistics': 'Performance Analytics',
    '/badges': 'Badge Collection',
  };
  for (const [address, name] of Object.entries(headings)) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    // More than 20 digits show that the numbers of the page have loaded.
    const digits = async () => (await page.locator('body').innerText()).match(/\p{Nd}/gu) ?? [];
    await expect.poll(async () => (await digits()).length, { message: address }).toBeGreaterThan(20);
    expect((await digits()).filter((digit) => digit > '9')).toEqual([]);
  }
});

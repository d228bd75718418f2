import { expect, newPerson } from '../day/day-actions';
import { livePast } from '../day/past-dates';
import { test } from '../fixtures';

test.describe.configure({ timeout: 180_000 });
test.use({ locale: 'ar-EG', timezoneId: 'Africa/Cairo' });

/** Arabic of Egypt writes ٧ for 7, and the page's own words say Day 7. */
test('a page has the digits of one script, whatever the browser’s language writes', async ({ page }) => {
  const person = await newPerson(page);
  await livePast(person, 'c'.repeat(12));
  const headings = {
    '/dashboard': 'Today’s Challenge',
    '/progress': /\d{4}$/,
    '/statistics': 'Performance Analytics',
    '/badges': 'Badge Collection',
  };
  for (const [address, name] of Object.entries(headings)) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    const digits = async () => (await page.locator('body').innerText()).match(/\p{Nd}/gu) ?? [];
    await expect.poll(async () => (await digits()).length, { message: address }).toBeGreaterThan(20);
    expect((await digits()).filter((digit) => digit > '9')).toEqual([]);
  }
});

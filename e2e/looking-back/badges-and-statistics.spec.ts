import { expect, newPerson } from '../day/day-actions';
import { startWithPastDates } from '../day/past-dates';
import { test } from '../fixtures';

test.describe.configure({ timeout: 180_000 });
test.use({ timezoneId: 'UTC', locale: 'en-US' });

test.describe('A page whose chart file cannot be loaded', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource|charts-|dynamically imported module/] });

  test('still has the texts and the figures', async ({ page }) => {
    const person = await newPerson(page);
    await startWithPastDates(person, 'cc');
    await page.route('**/assets/charts-*.js', (route) => route.abort());
    await page.goto('/statistics');
    await expect(page.getByText('We couldn’t load the chart. The numbers are below.').first()).toBeVisible();
    // Three exercises of 10 and of 11 reps, and nothing yet today.
    await expect(
      page.getByText('In the last 3 days, you did 63 reps. You reached your target on 2 days.'),
    ).toBeVisible();
  });
});

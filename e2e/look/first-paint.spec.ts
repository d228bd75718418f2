import { newPerson } from '../day/day-actions';
import { expect, test } from '../fixtures';

/** Stores the day as the program would, which is blocked in this journey. */
function storeDay(): void {
  const { uid } = JSON.parse(localStorage.getItem('hundred:signed-in') ?? '').user;
  const exercises = ['Push-ups', 'Sit-ups', 'Jumping Jacks'].map((name) => ({ name, target: 10 }));
  const day = { from: 0, until: Number.MAX_SAFE_INTEGER, dayNumber: 1, exercises };
  localStorage.setItem('hundred:first-paint', JSON.stringify({ version: 1, uid, days: [day] }));
}

test('The frame of the dashboard is shown before the program loads, to the last person here only', async ({
  page,
}) => {
  const dashboardFrame = page.getByText('Today’s Challenge', { exact: true }).locator('visible=true');
  const neutralFrame = page.getByText('Loading', { exact: true }).locator('visible=true');
  // The program never arrives, so the page shows only what its HTML contains.
  await page.route('**/assets/*.js', () => {});
  const open = (path: string) => page.goto(path, { waitUntil: 'commit' });

  await open('/dashboard');
  await expect(neutralFrame).toBeVisible();
  await expect(dashboardFrame).toHaveCount(0);

  await newPerson(page);
  await page.evaluate(storeDay);
  for (const path of ['/dashboard', '/']) {
    await open(path);
    await expect(dashboardFrame).toBeVisible();
    // An inline script writes this, which the content security policy must allow.
    await expect(page.getByText('Day 1 of 100').locator('visible=true')).toBeVisible();
    await expect(page.getByRole('link')).toHaveCount(0);
    await expect(page.getByRole('status')).toHaveText('Loading');
  }
  await open('/progress');
  await expect(neutralFrame).toBeVisible();
  await expect(dashboardFrame).toHaveCount(0);
});

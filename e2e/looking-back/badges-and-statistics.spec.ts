import { doDay, expect, newPerson } from '../day/day-actions';
import { livePast } from '../day/past-dates';
import { test } from '../fixtures';
import { desktop, expectNoBarriers, expectNoViolations } from '../look/widths';

test.describe.configure({ timeout: 180_000 });
test.use({ timezoneId: 'UTC', locale: 'en-US' });

test('badges are earned, shown once, and looked at; the charts tell the same', async ({ page }) => {
  const person = await newPerson(page);
  await livePast(person, 'cccccc');
  await page.setViewportSize(desktop);

  // First Step, Hundred Club and what else came in six days are news to this device, once.
  await page.goto('/badges');
  const ceremony = page.getByRole('dialog', { name: /new badge/i });
  await expect(ceremony).toContainText('First Step');
  await expectNoViolations(page, '[role=dialog]');
  await page.getByRole('button', { name: 'Add them to the collection' }).click();
  await expect(ceremony).toHaveCount(0);
  await doDay(person, new Date().toISOString());
  await page.reload();
  await expect(ceremony).toContainText('Week Warrior');
  await expect(ceremony).not.toContainText('First Step');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Badge Collection' })).toBeVisible();
  await expect(page.getByText(/^\d+ of 23 badges earned$/)).toBeVisible();
  await expect(ceremony).toHaveCount(0);

  // The keyboard opens one and comes back to it.
  const streaks = page.getByRole('region', { name: 'Streak Badges' });
  await expect(streaks).toContainText('2 of 5');
  const first = streaks.getByRole('button', { name: /^First Step/ });
  await first.focus();
  await page.keyboard.press('Enter');
  const earnedOn = new Date(Date.now() - 6 * 86_400_000).toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  await expect(page.getByRole('dialog')).toContainText(`Earned on ${earnedOn}`);
  await page.keyboard.press('Escape');
  await expect(first).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const locked = page.getByRole('dialog', { name: 'Consistency King' });
  await expect(locked).toContainText('Locked');
  await expect(locked.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '7 of 30');
  await page.keyboard.press('Escape');
  const closest = page.getByRole('region', { name: 'Closest to Earning' });
  await expect(closest.getByRole('listitem')).toHaveCount(3);

  for (const address of ['/badges', '/statistics']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (address === '/statistics') await expect(page.locator('.recharts-surface')).toHaveCount(4);
    await expectNoBarriers(page);
  }

  await expect(page.getByRole('region', { name: 'Your numbers' })).toContainText('Current Streak7');
  await expect(
    page.getByRole('img', { name: 'Over the last 7 days you did 273 reps and reached the target on 7.' }),
  ).toBeVisible();
  const weekly = page.getByRole('region', { name: 'Weekly Performance', exact: true });
  await weekly.getByText('Figures as a table').click();
  await expect(weekly.getByRole('row')).toHaveText([
    'WeekDays CompletedTotal RepsOf seven days',
    'Week 17273100%',
  ]);
});

test.describe('where the charts’ own file cannot be had', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource|charts-|dynamically imported module/] });

  test('the words and the figures are still there', async ({ page }) => {
    const person = await newPerson(page);
    await livePast(person, 'cc');
    await page.route('**/assets/charts-*.js', (route) => route.abort());
    await page.goto('/statistics');
    await expect(
      page.getByText('The picture could not be loaded. The figures are below.').first(),
    ).toBeVisible();
    await expect(
      page.getByText('Over the last 3 days you did 63 reps and reached the target on 2.'),
    ).toBeVisible();
  });
});

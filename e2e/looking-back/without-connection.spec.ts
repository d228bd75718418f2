import { badgeIds } from '@hundred/domain/challenge/facts/badge-id';
import { completeDay, expect } from '../day/day-actions';
import { test } from '../fixtures';
import { goOffline, newOfflineReadyChallenger, storedFactCount } from '../offline/offline-actions';

test.describe.configure({ timeout: 180_000 });
test.use({
  timezoneId: 'UTC',
  locale: 'en-US',
  serviceWorkers: 'allow',
  expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/],
});

test('Calendar, badges and statistics are derived from the facts on the device', async ({
  page,
  context,
}) => {
  const now = '2026-03-26T09:00:00Z';
  const person = await newOfflineReadyChallenger(page, now, 'UTC');
  await completeDay(person, now);
  await page.reload();
  await expect.poll(() => storedFactCount(page)).toBeGreaterThan(3);
  await goOffline(context);

  await page.goto('/progress');
  const completedDate = page.getByRole('button', {
    name: 'Thursday, March 26, 2026: today, Day 1, Complete',
  });
  await expect(completedDate).toBeVisible();
  await page.getByRole('button', { name: 'Previous month' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('February 2026');
  await expect(page.getByRole('button', { name: /^Sunday, February 1, 2026: no challenge$/ })).toBeVisible();

  await page.goto('/badges');
  await expect(page.getByText(`1 of ${badgeIds.length} badges earned`)).toBeAttached();
  await page.goto('/statistics');
  await expect(page.getByText('On this day, you did 30 reps')).toBeVisible();
  await expect(page.locator('.recharts-surface')).toHaveCount(1);
  await page.getByRole('button', { name: 'Exercise Breakdown' }).click();
  await expect(page.getByRole('dialog').locator('.recharts-surface')).toHaveCount(1);
});

import { test } from '../fixtures';
import { completeButton, expect, newChallenger } from './day-actions';

test('A gentle plan is adopted from the dashboard with four clicks', async ({ page }) => {
  const now = new Date().toISOString();
  const person = await newChallenger(page, now, 'UTC');
  await person.call(now, 'POST', '/premium/start-trial', {});
  await page.goto('/dashboard');
  await expect(completeButton(page, 'Push-ups')).toBeVisible();

  let clicks = 0;
  const click = async (role: 'button' | 'link', name: string | RegExp) => {
    await page.getByRole(role, { name }).click();
    clicks += 1;
  };
  await click('button', 'More');
  await click('link', 'Plan');
  await click('button', /^Gentle/);
  await click('button', 'Apply from today');
  await expect(page.getByRole('button', { name: 'In use' })).toBeVisible();
  expect(clicks).toBe(4);

  // The state after a reload comes from storage.
  await page.reload();
  await expect(page.getByRole('button', { name: 'In use' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Gentle/ })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await completeButton(page, 'Knee Push-ups').click();
  await expect(completeButton(page, 'Knee Push-ups')).toHaveCount(0);
  // The gentle plan has 60 percent of the 10 reps of Day 1.
  await expect
    .poll(async () => (await person.call(now, 'GET', '/challenge/today')).exercises)
    .toMatchObject({ pushups: { completed: true, movement: 'kneePushup', target: 6, reps: 6 } });
});

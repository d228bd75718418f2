import { test } from '../fixtures';
import { completeButton, expect, newChallenger } from './day-actions';

test('An open tab shows a second plan of the day, and that the next one starts tomorrow', async ({
  page,
  context,
}) => {
  const now = new Date().toISOString();
  const person = await newChallenger(page, now, 'UTC');
  await person.call(now, 'POST', '/premium/start-trial', {});
  const otherTab = await context.newPage();
  for (const tab of [page, otherTab]) {
    await tab.goto('/plan');
    await expect(tab.getByRole('button', { name: 'In use' })).toBeVisible();
  }
  for (const name of [/^Gentle/, /^Plateau/]) {
    await page.getByRole('button', { name }).click();
    await page.getByRole('button', { name: 'Apply from today' }).click();
    await expect(page.getByRole('button', { name: 'In use' })).toBeVisible();
    await expect(otherTab.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  }
  await page.goto('/dashboard');
  await completeButton(page, 'Push-ups').click();
  await expect(completeButton(page, 'Push-ups')).toHaveCount(0);
  await otherTab.getByRole('button', { name: /^Gentle/ }).click();
  await expect(otherTab.getByRole('button', { name: 'Apply from tomorrow' })).toBeVisible();
});

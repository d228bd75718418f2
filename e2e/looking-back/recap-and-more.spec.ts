import { completeDay, expect, newChallenger, openDashboard } from '../day/day-actions';
import { test } from '../fixtures';
import { expectNoViolations, phone } from '../look/page-checks';

test.use({ timezoneId: 'UTC', locale: 'en-US' });

test('A person opens the recap on Sunday from the dashboard, and another page through More', async ({
  page,
}) => {
  // 8 November 2026 is a Sunday.
  const person = await newChallenger(page, '2026-11-02T08:00:00Z', 'UTC');
  for (const date of ['2026-11-02', '2026-11-03', '2026-11-05'])
    await completeDay(person, `${date}T08:00:00Z`);
  await page.setViewportSize(phone);
  await openDashboard(page, '2026-11-08T08:00:00Z');
  const card = page.getByRole('region', { name: 'Your week' });
  await expect(card).toContainText('Your week: 3 of 7 days');
  await card.getByRole('link', { name: 'See' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('3 of 7 days.');
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Go to Day 4' }).click();
  await expect(page.getByRole('heading', { name: 'Today’s Challenge' })).toBeVisible();
  await expect(card).toHaveCount(0);

  const more = page.getByRole('button', { name: 'More' });
  await more.click();
  const sheet = page.getByRole('dialog', { name: 'More' });
  // Three exercises of 12 reps, on Day 3.
  await expect(sheet.getByRole('link', { name: /^Statistics/ })).toContainText('Best day: 36 reps');
  await expectNoViolations(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(more).toBeFocused();
  await more.click();
  await sheet.getByRole('link', { name: /^Plan/ }).click();
  await expect(page.getByRole('heading', { name: 'Plan', level: 1 })).toBeVisible();
});

import { expect, newPerson } from '../day/day-actions';
import { test } from '../fixtures';
import { makeCrowd } from './crowd';

/** A separate cohort: no other journey starts in this month. */
const march = '2025-03-10T12:00:00Z';

test('A person has a place on the global board, and on one that Premium opens', async ({ page, baseURL }) => {
  await makeCrowd(baseURL ?? '', 11, march);
  const me = await newPerson(page);
  await me.call(march, 'POST', '/challenge/start', { timezone: 'UTC', displayName: 'Ines' });
  await me.call(march, 'POST', '/challenge/complete-exercise', { exercise: 'pushups' });
  await page.goto('/leaderboard');
  const rows = page.getByRole('main').getByRole('table').getByRole('row');
  await expect(rows.filter({ hasText: '(You)' })).toBeVisible();
  await page.getByRole('button', { name: 'Show the top 10' }).click();
  const { userRank } = await me.call(new Date().toISOString(), 'GET', '/leaderboard/global');
  // The header and the top 10.
  await expect(rows).toHaveCount(11);
  await expect(page.getByText(`Your Position: #${userRank}`, { exact: true })).toBeVisible();

  await page.getByRole('tab', { name: 'My Cohort (locked)' }).click();
  await expect(page.getByRole('heading', { name: 'Premium Feature' })).toBeVisible();
  await me.call(new Date().toISOString(), 'POST', '/premium/start-trial');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'March 2025' })).toBeVisible();
  // The crowd and Ines, who has fewer reps than anybody else.
  await expect(page.getByRole('heading', { name: 'Around me among 12 people' })).toBeVisible();
  await expect(rows.last()).toContainText('(You)');
});

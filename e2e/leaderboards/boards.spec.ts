import type { Page } from '@playwright/test';
import { expect, newPerson } from '../day/day-actions';
import { test } from '../fixtures';
import { hold } from '../hold';
import { expectNoBarriers } from '../look/widths';
import { crowd } from './crowd';

/** A cohort of its own: no other journey begins in this month. */
const march = '2025-03-10T12:00:00Z';

test.use({ expectedConsoleErrors: [/status of (500|403)|ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

const board = (page: Page) => page.getByRole('main').getByRole('table');
const rows = (page: Page) =>
  board(page)
    .getByRole('row')
    .filter({ hasNot: page.getByRole('columnheader') });
const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

test('the boards, from outside the top 10 to a cohort and an age group of one’s own', async ({
  page,
  context,
  baseURL,
}) => {
  const others = await crowd(baseURL ?? '', 11, march);
  await others[0]?.call(march, 'PUT', '/auth/profile', { displayName: 'Mara', showNameOnLeaderboard: true });
  const me = await newPerson(page);
  await me.call(march, 'POST', '/challenge/start', { timezone: 'UTC', displayName: 'Ines' });
  await me.call(march, 'POST', '/challenge/complete-exercise', { exercise: 'pushups' });

  await test.step('everybody, with the person’s own place', async () => {
    await page.goto('/leaderboard');
    const { userRank } = await me.call(new Date().toISOString(), 'GET', '/leaderboard/global');
    const { percentile } = await me.call(new Date().toISOString(), 'GET', '/leaderboard/percentile');
    await expect(rows(page)).toHaveCount(10);
    await expect(page.getByText(`Your Position: #${userRank}`, { exact: true })).toBeVisible();
    await expect(page.getByText('Keep pushing to reach the top 10!')).toBeVisible();
    await expect(page.getByText(`Top ${percentile}%`, { exact: true })).toBeVisible();
    await expect(rows(page).first().getByRole('img', { name: 'Gold medal, rank 1' })).toBeVisible();
    await expectNoBarriers(page);
  });

  await test.step('people around me, and back', async () => {
    await page.getByRole('button', { name: 'People around me' }).click();
    await expect(board(page).getByRole('row', { name: 'Anonymous (You)' })).toBeVisible();
    await expect(page.getByText(/^Your Position/)).toHaveCount(0);
    await page.reload();
    await expect(board(page).getByRole('row', { name: 'Anonymous (You)' })).toBeVisible();
    await page.getByRole('button', { name: 'Back to the top 10' }).click();
    await expect(page.getByText(/^Your Position/)).toBeVisible();
  });

  await test.step('what premium opens is locked until then', async () => {
    await openTab(page, 'My Cohort (locked)');
    await expect(page.getByRole('heading', { name: 'Premium Feature' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute('href', '/premium');
    await openTab(page, 'Age Group (locked)');
    await expect(page.getByRole('heading', { name: 'Premium Feature' })).toBeVisible();
    await me.call(new Date().toISOString(), 'POST', '/premium/start-trial');
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Age Group', exact: true })).toBeVisible();
  });

  await test.step('an age group is asked for, then its board is shown', async () => {
    await expect(page.getByRole('heading', { name: 'Set Your Age Group' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to Settings' })).toHaveAttribute('href', '/settings');
    await me.call(new Date().toISOString(), 'PUT', '/auth/profile', {
      ageGroup: '60plus',
      showNameOnLeaderboard: true,
    });
    await page.reload();
    await expect(rows(page).filter({ hasText: '(You)' })).toContainText('Ines');
  });

  await test.step('the cohort opens where I am to be found; the present month is one tap away', async () => {
    await openTab(page, 'My Cohort');
    await expect(page.getByRole('heading', { name: 'March 2025' })).toBeVisible();
    await page.getByRole('button', { name: 'Current month' }).click();
    await page.getByRole('button', { name: 'My starting month' }).click();
    await expect(page.getByRole('heading', { name: 'March 2025' })).toBeVisible();
    await expect(rows(page).first()).toContainText('Mara');
    await expect(page.getByText('Your Position: #12')).toBeVisible();
    await expect(page.getByText('12 challengers on this board')).toBeVisible();
    await expect(rows(page).nth(3)).toHaveText(/^4.*27$/);
    await page.getByRole('button', { name: 'Show the top 100' }).click();
    await expect(rows(page)).toHaveCount(12);
    await expect(rows(page).last()).toContainText('Ines(You)');
    await openTab(page, 'This Week');
    await expect(page.getByRole('heading', { name: 'No rankings available yet' })).toBeVisible();
    await expect(page.getByText("Be the first to complete today's challenge!")).toBeVisible();
    await page.getByRole('button', { name: 'Later cohort' }).click();
    await expect(page.getByRole('heading', { name: 'April 2025' })).toBeVisible();
  });

  await test.step('rows stay while the next load; what fails is said and can be tried again', async () => {
    await openTab(page, 'All Time');
    await page.getByRole('button', { name: 'Earlier cohort' }).click();
    await expect(rows(page)).toHaveCount(10);
    const answer = await hold(context, '**/api/leaderboard/age/**', (route) =>
      route.fulfill({ status: 500, json: { error: 'internal', message: 'Broken.' } }),
    );
    await openTab(page, 'Age Group');
    await openTab(page, 'This Month');
    await expect(rows(page)).toHaveText(/Ines/);
    answer();
    await expect(page.getByRole('heading', { name: 'The leaderboard did not load' })).toBeVisible();
    await context.unroute('**/api/leaderboard/age/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'No rankings available yet' })).toBeVisible();
  });
});

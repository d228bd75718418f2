import { test } from '../fixtures';
import { expectNoSidewaysScroll, expectNoViolations, phone } from '../look/widths';
import {
  completeOnPage,
  dayChip,
  dayComplete,
  doDay,
  expect,
  figure,
  newChallenger,
  openDashboard,
} from './day-actions';

test.use({ timezoneId: 'Europe/Lisbon' });

test('a rest day is taken after one question, keeps the streak, and is taken back', async ({ page }) => {
  const person = await newChallenger(page, '2026-03-02T08:00:00Z', 'Europe/Lisbon');
  await doDay(person, '2026-03-02T08:10:00Z');
  await openDashboard(page, '2026-03-03T08:00:00Z');
  await expect(dayChip(page, 2)).toBeVisible();
  await expect(page.getByText('3 of 3 left')).toBeVisible();

  await page.getByRole('button', { name: 'Take a rest day' }).click();
  const question = page.getByRole('alertdialog', { name: 'Take a rest day?' });
  await expect(question).toContainText('You have 3 rest days left in this run.');
  await question.getByRole('button', { name: 'Not today' }).click();
  await expect(dayChip(page, 2)).toBeVisible();
  await expect(page.getByText('3 of 3 left')).toBeVisible();

  await page.getByRole('button', { name: 'Take a rest day' }).click();
  await question.getByRole('button', { name: 'Take a rest day' }).click();
  await expect(page.getByRole('heading', { name: 'Rest day', exact: true })).toBeVisible();
  await expect(page.getByText('Your streak of 1 day is kept')).toBeVisible();
  await expect(page.getByText('You have 2 rest days left in this run.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Rest day', exact: true })).toBeVisible();
  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'Take back the rest day' }).click();
  await expect(page.getByText('3 of 3 left')).toBeVisible();
  await expect(dayChip(page, 2)).toBeVisible();
});

test('the same day waits after a rest day; doing all three on one gives it back', async ({ page }) => {
  const person = await newChallenger(page, '2026-03-02T08:00:00Z', 'Europe/Lisbon');
  await doDay(person, '2026-03-02T08:10:00Z');
  await person.call('2026-03-03T08:00:00Z', 'POST', '/challenge/rest-day');
  await person.call('2026-03-04T08:00:00Z', 'POST', '/challenge/rest-day');
  await openDashboard(page, '2026-03-04T09:00:00Z');
  await expect(page.getByText('You have 1 rest day left in this run.')).toBeVisible();

  await page.getByRole('button', { name: 'Work out anyway' }).click();
  await completeOnPage(page, ['Push-ups']);
  await expect(page.getByRole('heading', { name: 'Rest day', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take back the rest day' })).toHaveCount(0);
  await completeOnPage(page, ['Sit-ups', 'Jumping Jacks']);
  await expect(dayComplete(page, 2)).toBeVisible();
  await expect(figure(page, 'Streak')).toHaveText('2');
  // The page shows it before the server has it.
  await expect
    .poll(() => person.call('2026-03-04T10:00:00Z', 'GET', '/challenge/today'))
    .toMatchObject({ restDaysLeft: 2, isRestDay: false });
});

test('without a rest day left none is offered', async ({ page }) => {
  const person = await newChallenger(page, '2026-03-02T08:00:00Z', 'Europe/Lisbon');
  await doDay(person, '2026-03-02T08:10:00Z');
  for (const date of ['03', '04'])
    await person.call(`2026-03-${date}T08:00:00Z`, 'POST', '/challenge/rest-day');
  await openDashboard(page, '2026-03-05T08:00:00Z');
  await expect(page.getByText('1 of 3 left')).toBeVisible();
  await person.call('2026-03-05T08:00:00Z', 'POST', '/challenge/rest-day');
  await openDashboard(page, '2026-03-06T08:00:00Z');
  await expect(page.getByText('0 of 3 left')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take a rest day' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Unlimited rest days' })).toBeVisible();
});

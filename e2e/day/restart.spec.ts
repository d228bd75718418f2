import { test } from '../fixtures';
import {
  completeOnPage,
  dayChip,
  dayComplete,
  doDay,
  expect,
  figure,
  moveClocks,
  newChallenger,
  openDashboard,
} from './day-actions';

test.use({ timezoneId: 'Europe/Lisbon' });

const zone = 'Europe/Lisbon';

test('a restart before today’s workout opens Day 1 at once', async ({ page }) => {
  const person = await newChallenger(page, '2026-02-02T08:00:00Z', zone);
  await doDay(person, '2026-02-02T08:10:00Z');
  await openDashboard(page, '2026-02-03T08:00:00Z');
  await expect(dayChip(page, 2)).toBeVisible();
  await person.call('2026-02-03T08:01:00Z', 'POST', '/challenge/reset');
  await moveClocks(page, '2026-02-03T08:02:00Z');
  // Coming back to the page is enough: it asks again.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(dayChip(page, 1)).toBeVisible();
  await expect(figure(page, 'Streak')).toHaveText('0');
  await completeOnPage(page);
  await expect(dayComplete(page, 1)).toBeVisible();
  await expect(figure(page, 'Streak')).toHaveText('1');
});

test('a restart after finishing today opens Day 1 tomorrow, and the page says so', async ({ page }) => {
  const person = await newChallenger(page, '2026-02-02T08:00:00Z', zone);
  await doDay(person, '2026-02-02T08:10:00Z');
  await person.call('2026-02-02T09:00:00Z', 'POST', '/challenge/reset');
  await openDashboard(page, '2026-02-02T10:00:00Z');
  await expect(page.getByRole('heading', { name: 'Day 1 opens tomorrow' })).toBeVisible();
  await expect(page.getByText('Your new run opens on Tuesday, February 3.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Complete/ })).toHaveCount(0);
  await moveClocks(page, '2026-02-03T00:00:30Z');
  await expect(page.getByRole('heading', { name: 'Today’s Challenge', level: 1 })).toBeVisible();
  await completeOnPage(page);
  await expect(dayComplete(page, 1)).toBeVisible();
});

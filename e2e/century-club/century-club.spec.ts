import { centuryClubPaths } from '@hundred/domain/century-club/paths';
import { exerciseIds } from '@hundred/domain/days/exercises';
import { Story } from '@hundred/domain/rules/story';
import {
  completeOnPage,
  dayChip,
  dayComplete,
  expect,
  moveClocks,
  newPerson,
  openDashboard,
} from '../day/day-actions';
import { importPast } from '../day/past-dates';
import { test } from '../fixtures';
import { message } from '../messages';
import { untilNothingPending } from '../offline/offline-actions';

// 400: a reload interrupts the renewal of the token, which the moved clock had made stale.
test.use({ expectedConsoleErrors: [/status of 400/] });

test('A person finishes Day 100, chooses a path and restarts at Day 1', async ({ page }) => {
  const now = '2026-04-10T12:00:00Z';
  const story = Story.startedOn('2026-01-01', 'UTC').completeFrom('2026-01-01', 99);
  await importPast(await newPerson(page), story, now);
  await openDashboard(page, now);
  await expect(dayChip(page, 100)).toBeVisible();
  await completeOnPage(page);
  await expect(dayComplete(page, 100)).toBeVisible();
  // The server opens the paths to a person whose Day 100 it has.
  await untilNothingPending(page);

  await page.getByRole('button', { name: 'Enter the Century Club' }).click();
  await page.getByText(centuryClubPaths.hybrid.name, { exact: true }).click();
  await page.getByRole('button', { name: 'Start Season 2' }).click();
  await expect(message(page, 'Welcome to the Hybrid Path!')).toBeVisible();

  // Today has its workout, so the path opens tomorrow.
  await expect(page.getByRole('heading', { name: 'Day 1 starts tomorrow' })).toBeVisible();
  await moveClocks(page, '2026-04-11T12:00:00Z');
  await expect(page.getByText('Season 2 · Day 1 of 100', { exact: true })).toBeVisible();
  await completeOnPage(
    page,
    exerciseIds.map((id) => centuryClubPaths.hybrid.exercises[id].name),
  );
  await expect(dayComplete(page, 1)).toBeVisible();
  await untilNothingPending(page);
  await moveClocks(page, '2026-04-12T12:00:00Z');
  const numbers = page.getByRole('region', { name: 'Your numbers' });
  await expect(numbers).toContainText('Current day2 of 100');
  // The 100 days of season 1, and Day 1 of season 2.
  await expect(numbers).toContainText('Day streak101');

  await page.getByRole('link', { name: 'Settings' }).first().click();
  await page.getByRole('button', { name: 'Restart Challenge' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restart Challenge' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(dayChip(page, 1)).toBeVisible();
  await expect(numbers).toContainText('Day streak0');
});

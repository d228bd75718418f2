import { centuryClubPaths, type PathId, pathIds } from '@hundred/domain/century-club/paths';
import { exerciseIds } from '@hundred/domain/days/exercises';
import { Story } from '@hundred/domain/rules/story';
import { formTips } from '@hundred/domain/words/form-tips';
import type { Page } from '@playwright/test';
import {
  completeButton,
  completeOnPage,
  dayChip,
  dayComplete,
  doDay,
  expect,
  moveClocks,
  newChallenger,
  newPerson,
  openDashboard,
} from '../day/day-actions';
import { haveLived } from '../day/past-dates';
import { test } from '../fixtures';
import { hold } from '../hold';
import { expectNoBarriers, expectNoViolations } from '../look/widths';
import { message } from '../messages';

const chooser = (page: Page) => page.getByRole('heading', { name: 'The Century Club', level: 1 });
const banner = (page: Page) => page.getByRole('region', { name: 'Century Club Member' });
const startButton = (page: Page) => page.getByRole('button', { name: 'Start Season 2' });
const tiles = (page: Page) => page.getByRole('region', { name: 'Your numbers' });

async function choose(page: Page, path: PathId): Promise<void> {
  await page.getByText(centuryClubPaths[path].name, { exact: true }).click();
  await expect(page.getByRole('radio', { name: centuryClubPaths[path].name })).toBeChecked();
  await startButton(page).click();
}

async function expectFirstDay(page: Page, path: PathId): Promise<void> {
  const { name, exercises } = centuryClubPaths[path];
  await expect(page.getByText('Season 2 · Day 1 of 100', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Century Club Challenge', level: 1 })).toBeVisible();
  await expect(banner(page)).toContainText(`Season 2 · ${name}`);
  await expect(banner(page)).toContainText('Day 1 of 100');
  for (const id of exerciseIds) {
    const card = page.getByRole('region').filter({ has: completeButton(page, exercises[id].name) });
    await expect(card.last()).toContainText(`${exercises[id].first}reps`);
  }
  await page.getByRole('button', { name: 'Form tips' }).first().click();
  await expect(page.getByText(formTips('pushups', path)[0] ?? '')).toBeVisible();
}

test.describe('from Day 100 on', () => {
  // 400: a reload in the middle of renewing the token, which the moved clock had made stale.
  test.use({ expectedConsoleErrors: [/ERR_FAILED|status of (400|500)/] });

  test('a path is chosen, walked, changed, and left for a new Day 1', async ({ page }) => {
    const now = '2026-04-10T12:00:00Z';
    const person = await newChallenger(page, '2026-01-01T12:00:00Z', 'UTC');
    for (let day = 0; day < 99; day++)
      await doDay(person, new Date(Date.UTC(2026, 0, 1 + day, 12)).toISOString());
    await openDashboard(page, now);

    // Day 100 itself is done first, and celebrated.
    await expect(dayChip(page, 100)).toBeVisible();
    await completeOnPage(page);
    await expect(dayComplete(page, 100)).toBeVisible();
    await page.getByRole('button', { name: 'Enter the Century Club' }).click();
    await expect(chooser(page)).toBeFocused();

    // From the next look at the dashboard on, the chooser stands in its place.
    await page.reload();
    await expect(chooser(page)).toBeVisible();
    await expect(page).toHaveTitle('The Century Club · Hundred');
    await expect(tiles(page)).toHaveCount(0);
    for (const id of pathIds) {
      const { name, difficulty, focus, description, sampleExercises } = centuryClubPaths[id];
      const card = page.locator('label').filter({ hasText: name });
      for (const words of [difficulty, focus, description, ...sampleExercises])
        await expect(card).toContainText(words);
    }
    await expectNoBarriers(page);

    await startButton(page).click();
    await expect(message(page, 'Please select a path first')).toBeVisible();
    await page.route('**/century-club/choose', (route) => route.abort('failed'));
    await choose(page, 'strength');
    await expect(message(page, 'Failed to join Century Club')).toBeVisible();
    await page.unroute('**/century-club/choose');

    const answer = await hold(page, '**/century-club/choose');
    await startButton(page).click();
    await expect(page.getByRole('button', { name: 'Joining...' })).toHaveAttribute('aria-disabled', 'true');
    answer();
    await expect(message(page, 'Welcome to the Strength Path!')).toBeVisible();
    await expect(message(page, 'New badge: Century Club Member')).toBeVisible();

    // Today has its workout, so the path opens tomorrow.
    await expect(page.getByRole('heading', { name: 'Day 1 opens tomorrow' })).toBeVisible();
    await moveClocks(page, '2026-04-11T12:00:00Z');
    await expectFirstDay(page, 'strength');

    for (const path of ['endurance', 'hybrid'] as const) {
      await page.getByRole('link', { name: 'Settings' }).first().click();
      await page.getByRole('button', { name: 'Change Century Club Path' }).click();
      await expect(page.getByRole('alertdialog')).toContainText(
        'Season 1, your streak, total reps and badges',
      );
      await page.getByRole('button', { name: 'Change path' }).click();
      await expect(message(page, 'Century Club path reset! Choose a new path.')).toBeVisible();
      await expect(page).toHaveURL('/dashboard');
      await choose(page, path);
      await expectFirstDay(page, path);
    }

    await completeOnPage(
      page,
      exerciseIds.map((id) => centuryClubPaths.hybrid.exercises[id].name),
    );
    await expect(dayComplete(page, 1)).toBeVisible();
    await moveClocks(page, '2026-04-12T12:00:00Z');
    await expect(banner(page)).toContainText('Day 2 of 100');
    await expect(tiles(page)).toContainText('Current day2of 100');
    await expect(tiles(page)).toContainText('Day streak101');

    await page.getByRole('link', { name: 'Settings' }).first().click();
    const status = page.getByRole('region', { name: 'Challenge Status' });
    await expect(status).toContainText('Current Day2/100');
    await expect(status).toContainText('Account TypeFree');
    await expect(status).toContainText('Season2 - Century Club');
    await page.route('**/api/challenge/reset', (route) =>
      route.fulfill({ status: 500, json: { error: 'internal', message: 'One moment.' } }),
    );
    const restart = async () => {
      await page.getByRole('button', { name: 'Restart Challenge' }).click();
      await expect(page.getByRole('alertdialog')).toContainText('longest streak and badges are kept');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Restart Challenge' }).click();
    };
    await restart();
    await expect(message(page, 'Failed to reset challenge')).toBeVisible();
    await page.unroute('**/api/challenge/reset');
    await restart();
    await expect(message(page, 'Challenge reset! Starting fresh from Day 1.')).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    await expect(dayChip(page, 1)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Today’s Challenge', level: 1 })).toBeVisible();
    await expect(tiles(page)).toContainText('Day streak0');
    await expect(banner(page)).toHaveCount(0);
  });

  test('season 2 is finished, and another path or Day 1 is the way on', async ({ page }) => {
    const story = Story.startedOn('2025-01-01', 'UTC').completeFrom('2025-01-01', 100).on('2025-04-11');
    story.ask({ kind: 'choosePath', path: 'strength' });
    const last = '2025-07-19T12:00:00Z';
    await haveLived(await newPerson(page), story.completeFrom('2025-04-11', 99), last);
    await openDashboard(page, last);
    await expect(page.getByText('Season 2 · Day 100 of 100', { exact: true })).toBeVisible();
    await completeOnPage(
      page,
      exerciseIds.map((id) => centuryClubPaths.strength.exercises[id].name),
    );
    await expect(dayComplete(page, 100)).toBeVisible();
    const finished = page.getByRole('region', { name: 'Season 2 is finished' });
    await expect(finished).toBeVisible();

    // On a later date too; and that the options cannot be had is no reason to show less.
    await page.route('**/century-club/options', (route) => route.fulfill({ status: 500, json: {} }));
    await moveClocks(page, new Date(Date.parse(last) + 2 * 86_400_000).toISOString());
    await page.reload();
    await expect(finished).toBeVisible();
    await expect(banner(page)).toContainText('Day 100 of 100');
    await expectNoViolations(page);
    await page.unroute('**/century-club/options');

    await finished.getByRole('button', { name: 'Restart from Day 1' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Restart the challenge?' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await finished.getByRole('button', { name: 'Choose a path again' }).click();
    await page.getByRole('button', { name: 'Not now' }).click();
    await finished.getByRole('button', { name: 'Choose a path again' }).click();
    await choose(page, 'endurance');
    await expect(message(page, 'Welcome to the Endurance Path!')).toBeVisible();
    await expectFirstDay(page, 'endurance');
  });
});

import type { Page } from '@playwright/test';
import { expect, newPerson } from '../day/day-actions';
import { livePast } from '../day/past-dates';
import { test } from '../fixtures';
import { desktop, expectNoBarriers, expectNoViolations, phone } from '../look/widths';

test.describe.configure({ timeout: 180_000 });

const dayLength = 24 * 60 * 60 * 1000;
const dateAgo = (days: number) => new Date(Date.now() - days * dayLength).toISOString().slice(0, 10);
const longDate = (date: string) =>
  new Date(date).toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });
const monthName = (date: string) =>
  new Date(date).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const cell = (page: Page, date: string) => page.getByRole('button', { name: `${longDate(date)}: ` });
const monthShown = (page: Page) => page.getByRole('heading', { level: 1 });
const counter = (page: Page, name: string) =>
  page.getByText(name, { exact: true }).locator('xpath=preceding-sibling::*|following-sibling::*').first();

/** Turns the calendar to the month of a date. */
async function turnTo(page: Page, date: string): Promise<void> {
  await page.goto(`/progress?month=${date.slice(0, 7)}`);
  await expect(monthShown(page)).toHaveText(monthName(date));
  await expect(page.getByRole('region', { name: 'Calendar' })).toHaveAttribute('aria-busy', 'false');
}

test.use({ timezoneId: 'UTC', locale: 'en-US' });

test('a month of days, walked by mouse, by keyboard and by thumb', async ({ page }) => {
  const person = await newPerson(page);
  await livePast(person, 'cccrcc----cc');
  const today = dateAgo(0);
  await person.call(new Date().toISOString(), 'POST', '/challenge/complete-exercise', {
    exercise: 'pushups',
    actualReps: 40,
    timeSeconds: 95,
  });
  await page.setViewportSize(desktop);
  await turnTo(page, today);
  await expect(cell(page, today)).toHaveAttribute('aria-current', 'date');
  await expect(cell(page, today)).toHaveAccessibleName(`${longDate(today)}: today, Day 8, Partial`);
  await expect(cell(page, today)).toHaveText(`${Number(today.slice(8))}D8`);
  await expect(page.getByRole('list', { name: 'Legend' }).getByRole('listitem')).toHaveText([
    'Complete',
    'Partial',
    'Missed',
    'Rest Day',
  ]);
  await expect(page.getByRole('columnheader').first()).toHaveAccessibleName('Sunday');

  // What became of each date, read as a screen reader would come by it; a month may end in between.
  const letters: Record<string, string> = { c: 'Complete', r: 'Rest Day', '-': 'Missed' };
  const past = [...'cccrcc----cc'].map((letter, index) => ({ date: dateAgo(12 - index), letter }));
  const months = [...new Set(past.map(({ date }) => date.slice(0, 7)))];
  for (const month of months) {
    await turnTo(page, `${month}-01`);
    const here = past.filter(({ date }) => date.startsWith(month));
    for (const { date, letter } of here)
      await expect(cell(page, date)).toHaveAccessibleName(new RegExp(`Day \\d+, ${letters[letter]}$`));
    const count = (wanted: string) => String(here.filter(({ letter }) => letter === wanted).length);
    await expect(counter(page, 'Days Complete')).toHaveText(count('c'));
    await expect(counter(page, 'Days Missed')).toHaveText(count('-'));
    await expect(counter(page, 'Rest Days Used')).toHaveText(count('r'));
  }

  // The keyboard: one stop for the dates, arrows between them and over the month's edge.
  await turnTo(page, today);
  await cell(page, today).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Day 8 · Partial');
  await expect(dialog).toContainText(/Push-ups40 of 17 reps.*after 1:35/);
  await expect(dialog).toContainText('Sit-upsNot done, target 17');
  await expectNoViolations(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(cell(page, today)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(cell(page, dateAgo(1))).toBeFocused();
  await page.keyboard.press('ArrowRight');
  for (let week = 1; week <= 5; week++) await page.keyboard.press('ArrowUp');
  await expect(monthShown(page)).toHaveText(monthName(dateAgo(35)));
  await expect(cell(page, dateAgo(35))).toBeFocused();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageUp');
  await expect(monthShown(page)).toHaveText(monthName(dateAgo(35)));
  await expect(page.locator('[data-date]:focus')).toHaveCount(1);

  // A missed date leads to the rules behind it.
  const missed = dateAgo(4);
  await turnTo(page, missed);
  await cell(page, missed).click();
  await page.getByRole('button', { name: 'How days, streaks and rest days work' }).click();
  await expect(page.getByRole('dialog')).toContainText('A rest day keeps the chain');
  await page.getByRole('button', { name: 'Got it' }).click();

  // The strip of months, and the years beside it.
  const year = Number(today.slice(0, 4));
  await page.getByRole('button', { name: String(year - 1), exact: true }).click();
  await expect(monthShown(page)).toContainText(String(year - 1));
  await expect(page.getByRole('table').getByRole('button', { disabled: false, name: /Day \d/ })).toHaveCount(
    0,
  );
  await page.getByRole('button', { name: String(year), exact: true }).click();
  await page.getByRole('button', { name: `January ${year}` }).click();
  await expect(monthShown(page)).toHaveText(`January ${year}`);

  // The thumb: a finger drawn to the left turns to the next month, one drawn down turns nothing.
  await page.setViewportSize(phone);
  const calendar = page.getByRole('region', { name: 'Calendar' });
  const swipe = async (across: number, down: number) => {
    const at = (x: number, y: number) => ({ pointerType: 'touch', clientX: x, clientY: y, bubbles: true });
    await calendar.dispatchEvent('pointerdown', at(200, 300));
    await calendar.dispatchEvent('pointerup', at(200 + across, 300 + down));
  };
  await swipe(-30, 200);
  await expect(monthShown(page)).toHaveText(`January ${year}`);
  await swipe(-120, 10);
  await expect(monthShown(page)).toHaveText(`February ${year}`);
  await swipe(120, -10);
  await expect(monthShown(page)).toHaveText(`January ${year}`);

  await turnTo(page, today);
  await expect(page.getByRole('button', { name: `${monthName(today)}, with days` })).toBeInViewport();
  await expectNoBarriers(page);

  // After a restart both runs are there, and each can be looked at alone.
  await person.call(new Date().toISOString(), 'POST', '/challenge/reset', {});
  await page.reload();
  const runs = page.getByRole('combobox', { name: 'Show' });
  await expect(runs.getByRole('option')).toHaveText([/^All runs$/, /^Run 2: Season 1/, /^Run 1: Season 1/]);
  await runs.selectOption({ index: 1 });
  await expect(page).toHaveURL(/run=2/);
  await expect(counter(page, 'Days Complete')).toHaveText('0');
  await runs.selectOption({ index: 2 });
  await expect(cell(page, dateAgo(1))).toHaveAccessibleName(/Day 7, Complete$/);
  await page.goto('/progress?run=9');
  await expect(page).toHaveURL('/progress');
});

test.describe('while the server is in trouble', () => {
  test.use({ expectedConsoleErrors: [/status of 503/] });

  test('each page says so, and comes back when asked', async ({ page }) => {
    const person = await newPerson(page);
    await livePast(person, 'c');
    // By its element: a new badge is shown in front of the page, which then has no headings to be heard.
    const title = page.locator('h1').locator('visible=true');
    await page.route('**/api/challenge/**', (route) =>
      route.fulfill({ status: 503, json: { error: 'storage_away', message: 'One moment.' } }),
    );
    for (const [address, failure, heading] of [
      ['/progress', 'Your calendar did not load', monthName(dateAgo(0))],
      ['/statistics', 'Your statistics did not load', 'Performance Analytics'],
      ['/badges', 'Your badges did not load', 'Badge Collection'],
    ] as const) {
      await page.goto(address);
      await expect(title).toHaveText(failure);
      await page.unroute('**/api/challenge/**');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(title).toHaveText(heading);
      await page.route('**/api/challenge/**', (route) =>
        route.fulfill({ status: 503, json: { error: 'storage_away', message: 'One moment.' } }),
      );
    }
  });
});

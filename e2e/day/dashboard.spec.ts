import type { Page } from '@playwright/test';
import { test } from '../fixtures';
import { hold } from '../hold';
import { expect, logOutButton } from '../identity/signing-in';
import { expectNoBarriers } from '../look/widths';
import { knownFacts } from '../offline/offline-actions';
import { doDay, newPerson } from './day-actions';
import { livePast } from './past-dates';

test.describe.configure({ timeout: 180_000 });

const tiles = (page: Page) => page.getByRole('region', { name: 'Your numbers' });
const wholeGrid = (page: Page) => page.getByRole('region', { name: 'Your hundred' });
const achievements = (page: Page) => page.getByRole('region', { name: 'Recent achievements' });

test.describe('after some weeks', () => {
  test.use({ expectedConsoleErrors: [/status of 503/] });

  test('shows what was last known at once, then what is true', async ({ page }) => {
    const person = await newPerson(page);
    await livePast(person, 'cc----crcccccccc');
    await page.goto('/dashboard');
    await expect(tiles(page)).toContainText('Current day12 of 100');
    await expect(tiles(page)).toContainText('Day streak9 On Fire!');
    await expect(tiles(page)).toContainText('Total reps495');
    await expect(tiles(page)).toContainText('5 min per day');
    await expect(tiles(page)).toContainText('Completion73% Push Harder!');
    await expect(wholeGrid(page)).toContainText('11 done, 89 to go');
    await expect(
      wholeGrid(page)
        .getByRole('listitem')
        .filter({ hasText: /before|running/ }),
    ).toHaveText([
      'Missed before Day 3.',
      'A rest day before Day 4.',
      'The running streak: Day 3 to Day 11.',
    ]);
    await expect(achievements(page).getByRole('listitem')).toHaveCount(3);
    await expectNoBarriers(page);

    // Meanwhile the day is done on another device.
    const known = await knownFacts(page);
    await doDay(person, new Date().toISOString());
    const answer = await hold(page, '**/api/challenge/**');
    await page.reload();
    await expect(tiles(page)).toContainText('Day streak9');
    await expect(wholeGrid(page)).toContainText('11 done, 89 to go');
    answer();
    await expect(tiles(page)).toContainText('Day streak10');
    await expect(wholeGrid(page)).toContainText('12 done, 88 to go');
    await page.unroute('**/api/challenge/**');

    // A server in trouble takes nothing away: the page says how old it is, and tries again by itself.
    await expect.poll(() => knownFacts(page)).toBeGreaterThan(known);
    await page.route('**/api/challenge/**', (route) =>
      route.fulfill({ status: 503, json: { error: 'storage_away', message: 'One moment.' } }),
    );
    await page.reload();
    await expect(page.getByText('The server cannot be reached.')).toBeVisible();
    await expect(page.getByText(/Shown as of/)).toBeVisible();
    await expect(tiles(page)).toContainText('Day streak10');
    await page.unroute('**/api/challenge/**');
    await expect(page.getByText('The server cannot be reached.')).toHaveCount(0);

    // Nothing of it stays for whoever comes next.
    const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => /:kept:/.test(key)));
    expect((await kept()).length).toBeGreaterThan(0);
    await logOutButton(page).click();
    await expect(page).toHaveURL('/login');
    expect(await kept()).toEqual([]);
  });
});

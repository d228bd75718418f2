import { test } from '../fixtures';
import {
  completeOnPage,
  dayChip,
  dayComplete,
  doDay,
  expect,
  expectStreak,
  landIn,
  moveClocks,
  newChallenger,
  openDashboard,
} from './day-actions';

test.describe('from Los Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('a flight that skips a date costs neither the streak nor a rest day', async ({ page, browser }) => {
    const person = await newChallenger(page, '2026-02-03T03:00:00Z', 'America/Los_Angeles');
    // 20:00 on 2 February there.
    await doDay(person, '2026-02-03T04:00:00Z');
    // 18:00 on 4 February in Tokyo, 29 hours later: 3 February was spent in the air.
    const there = await landIn(browser, page, 'Asia/Tokyo');
    await openDashboard(there, '2026-02-04T09:00:00Z');
    await there.getByRole('button', { name: 'Use Tokyo time' }).click();
    await expect(there.getByRole('heading', { name: 'Are you on Tokyo time now?' })).toHaveCount(0);
    await expect(dayChip(there, 2)).toBeVisible();
    await expectStreak(there, 1);
    await expect(there.getByText('3 of 3 rest days left')).toBeVisible();
    await completeOnPage(there);
    await expect(dayComplete(there, 2)).toBeVisible();
    await expectStreak(there, 2);
    await there.context().close();
  });
});

test.describe('from Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('a flight back over the date line gives no second day on one date', async ({ page, browser }) => {
    const person = await newChallenger(page, '2026-02-03T00:00:00Z', 'Asia/Tokyo');
    // 10:00 on 3 February in Tokyo.
    await doDay(person, '2026-02-03T01:00:00Z');
    // 20:00 on 2 February in Los Angeles, three hours later.
    const there = await landIn(browser, page, 'America/Los_Angeles');
    await openDashboard(there, '2026-02-03T04:00:00Z');
    await there.getByRole('button', { name: 'Use Los Angeles time' }).click();
    await expect(there.getByText('Day 2 opens on Wednesday, February 4')).toBeVisible();
    await expect(dayComplete(there, 1)).toBeVisible();

    // Midnight there opens 3 February, which Day 1 has already.
    await moveClocks(there, '2026-02-03T08:05:00Z');
    await expect(there.getByText('Day 2 opens at midnight.')).toBeVisible();
    await expect(dayComplete(there, 1)).toBeVisible();
    await moveClocks(there, '2026-02-04T08:05:00Z');
    await expect(dayChip(there, 2)).toBeVisible();
    await expectStreak(there, 1);
    await completeOnPage(there);
    await expectStreak(there, 2);
    await there.context().close();
  });
});

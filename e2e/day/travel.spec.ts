import { test } from '../fixtures';
import {
  completeDay,
  completeOnPage,
  dayChip,
  dayComplete,
  expect,
  expectStreak,
  landIn,
  moveClocks,
  newChallenger,
  openDashboard,
} from './day-actions';

test.describe('A person from Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('gets no second day on one date after a flight back over the date line', async ({ page, browser }) => {
    const person = await newChallenger(page, '2026-02-03T00:00:00Z', 'Asia/Tokyo');
    // 10:00 on 3 February in Tokyo.
    await completeDay(person, '2026-02-03T01:00:00Z');
    // 20:00 on 2 February in Los Angeles, three hours later.
    const pageInLosAngeles = await landIn(browser, page, 'America/Los_Angeles');
    await openDashboard(pageInLosAngeles, '2026-02-03T04:00:00Z');
    await pageInLosAngeles.getByRole('button', { name: 'Use Los Angeles time' }).click();
    await expect(pageInLosAngeles.getByText('You can start Day 2 on Wednesday, February 4')).toBeVisible();
    await expect(dayComplete(pageInLosAngeles, 1)).toBeVisible();

    // Midnight there opens 3 February, which Day 1 already has.
    await moveClocks(pageInLosAngeles, '2026-02-03T08:05:00Z');
    await expect(pageInLosAngeles.getByText('You can start Day 2 at midnight.')).toBeVisible();
    await expect(dayComplete(pageInLosAngeles, 1)).toBeVisible();
    await moveClocks(pageInLosAngeles, '2026-02-04T08:05:00Z');
    await expect(dayChip(pageInLosAngeles, 2)).toBeVisible();
    await expectStreak(pageInLosAngeles, 1);
    await completeOnPage(pageInLosAngeles);
    await expectStreak(pageInLosAngeles, 2);
    await pageInLosAngeles.context().close();
  });
});

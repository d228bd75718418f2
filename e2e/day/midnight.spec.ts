import { test } from '../fixtures';
import { holdRequests } from '../hold-requests';
import { serverLogLines, untilNothingPending, wholeDay } from '../offline/offline-actions';
import {
  completeButton,
  completeDay,
  completeOnPage,
  dayChip,
  dayComplete,
  doneOfThree,
  expect,
  expectStreak,
  moveBothClocks,
  moveClocks,
  newChallenger,
  openDashboard,
  setServerClock,
  timer,
} from './day-actions';

test.use({ timezoneId: 'Europe/Berlin' });

/** An hour ahead of UTC in winter: the midnight of these dates is 23:00Z. */
const zone = 'Europe/Berlin';

test('A workout begun before midnight is finished after it as the same day, and an open page changes its date', async ({
  page,
}) => {
  await newChallenger(page, '2026-02-02T18:00:00Z', zone);
  await openDashboard(page, '2026-02-02T22:50:00Z');
  await completeOnPage(page, ['Push-ups']);
  // An answer with the old date that arrives after a move would put the page's clock back.
  await untilNothingPending(page);
  await moveClocks(page, '2026-02-02T23:20:00Z');
  await expect(dayChip(page, 1)).toBeVisible();
  await expect(doneOfThree(page, 1)).toBeVisible();
  await expect(timer(page)).toHaveText(/(29|30):\d\d$/);
  await completeOnPage(page, ['Sit-ups', 'Jumping Jacks']);
  await expect(dayComplete(page, 1)).toBeVisible();
  await untilNothingPending(page);
  await moveClocks(page, '2026-02-02T23:21:00Z');
  await expect(page.getByText('You can start Day 2 at 2:00 AM.')).toBeVisible();
  await moveClocks(page, '2026-02-03T01:00:30Z');
  await expect(dayChip(page, 2)).toBeVisible();
  await expectStreak(page, 1);
  await completeOnPage(page);
  await untilNothingPending(page);
  await moveClocks(page, '2026-02-03T22:59:00Z');
  await expect(dayComplete(page, 2)).toBeVisible();
  await moveClocks(page, '2026-02-03T23:00:30Z');
  await expect(dayChip(page, 3)).toBeVisible();
});

test('A device whose clock is behind completes the shown day, on the correct date', async ({ page }) => {
  const person = await newChallenger(page, '2026-02-02T18:00:00Z', zone);
  await completeDay(person, '2026-02-02T19:00:00Z');
  const tenPastMidnight = '2026-02-02T23:10:00Z';
  await setServerClock(page.context(), tenPastMidnight);
  const eightHoursBehind = '2026-02-02T15:10:00Z';
  await page.clock.install({ time: eightHoursBehind });
  await page.goto('/dashboard');
  await expect(dayChip(page, 2)).toBeVisible();
  await completeOnPage(page);
  await expect(dayComplete(page, 2)).toBeVisible();
  await expect
    .poll(() => serverLogLines(person, tenPastMidnight))
    .toEqual([...wholeDay('2026-02-02'), ...wholeDay('2026-02-03')]);
});

test('A completion ten seconds before midnight on a slow network counts for that date', async ({ page }) => {
  const person = await newChallenger(page, '2026-02-01T18:00:00Z', zone);
  await completeDay(person, '2026-02-01T19:00:00Z');
  await openDashboard(page, '2026-02-02T22:50:00Z');
  const after = '2026-02-02T23:00:05Z';
  const release = await holdRequests(page, '**/api/challenge/complete-exercise', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-test-now': after } }),
  );
  await expect(completeButton(page, 'Push-ups')).toBeVisible();
  // The clock stops before the press, because a slow machine may need more than ten seconds for it.
  const before = '2026-02-02T22:59:50Z';
  await moveBothClocks(page, before, () => page.clock.pauseAt(before));
  await completeButton(page, 'Push-ups').click();
  await moveClocks(page, after);
  await page.clock.resume();
  // The second exercise is completed before the first one is answered.
  await completeOnPage(page, ['Sit-ups']);
  release();
  await expect
    .poll(() => serverLogLines(person, after))
    .toEqual([...wholeDay('2026-02-01'), '2026-02-02 pushups', '2026-02-02 situps']);
});

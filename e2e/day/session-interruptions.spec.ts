import { test } from '../fixtures';
import {
  goOffline,
  goOnline,
  newOfflineReadyChallenger,
  serverLogLines,
  untilNothingPending,
  wholeDay,
} from '../offline/offline-actions';
import {
  closeStage,
  completeDay,
  dayComplete,
  expect,
  moveClocks,
  newChallenger,
  openDashboard,
  stage,
} from './day-actions';
import {
  button,
  countReps,
  countToEnd,
  expectStage,
  finishSet,
  morning,
  startSession,
  status,
  zone,
} from './session-actions';

test.use({
  timezoneId: zone,
  expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED/],
});

test('A session that is interrupted by a reload goes on where it was, and completes the day', async ({
  page,
}) => {
  const person = await newChallenger(page, morning, zone);
  await openDashboard(page, morning);
  await startSession(page);
  await countReps(page, 4);
  await page.reload();
  await expect(status(page)).toHaveText('4 of 10 done, paused');
  await button(page, 'Resume').click();
  await countToEnd(page, 6, finishSet);
  await page.reload();
  await button(page, 'Skip rest').click();
  await countToEnd(page, 10, finishSet);
  await button(page, 'Skip rest').click();
  await countToEnd(page, 10, finishSet);
  await expectStage(page);
  await closeStage(page);
  await expect(dayComplete(page, 1)).toBeVisible();
  await expect.poll(() => serverLogLines(person, morning)).toEqual(wholeDay('2026-02-02'));
});

test('A session that is interrupted by midnight starts again from the beginning on the next date', async ({
  page,
}) => {
  await newChallenger(page, '2026-02-02T18:00:00Z', zone);
  // Ten minutes before midnight in Berlin.
  await openDashboard(page, '2026-02-02T22:50:00Z');
  await startSession(page);
  await countReps(page, 4);
  await button(page, 'Pause').click();
  await moveClocks(page, '2026-02-02T23:10:00Z');
  await expect(status(page)).toHaveText('4 of 10 done, paused');
  await moveClocks(page, '2026-02-03T07:00:00Z');
  await expect(page.getByRole('heading', { name: 'Day 1. 10 reps each.' })).toBeVisible();
  await button(page, 'Start').click();
  await expect(status(page)).toHaveText('0 of 10 done');
});

test('A session that is resumed after midnight is finished for the date on which its first exercise was completed', async ({
  page,
}) => {
  const person = await newChallenger(page, '2026-02-02T18:00:00Z', zone);
  await openDashboard(page, '2026-02-02T22:50:00Z');
  await startSession(page);
  await countToEnd(page, 10, finishSet);
  await button(page, 'Skip rest').click();
  await countReps(page, 4);
  await button(page, 'Pause').click();
  await moveClocks(page, '2026-02-02T23:10:00Z');
  await expect(status(page)).toHaveText('4 of 10 done, paused');
  await button(page, 'Resume').click();
  await countToEnd(page, 6, finishSet);
  await button(page, 'Skip rest').click();
  await countToEnd(page, 10, finishSet);
  await expectStage(page);
  await closeStage(page);
  await expect(dayComplete(page, 1)).toBeVisible();
  await expect.poll(() => serverLogLines(person, '2026-02-02T23:30:00Z')).toEqual(wholeDay('2026-02-02'));
});

test('A session ends at the completed day if another device finishes the day', async ({ page }) => {
  const person = await newChallenger(page, morning, zone);
  await openDashboard(page, morning);
  await startSession(page);
  await countReps(page, 2);
  await completeDay(person, '2026-02-02T09:01:00Z');
  await moveClocks(page, '2026-02-02T09:05:00Z');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(dayComplete(page, 1)).toBeVisible();
});

test.describe('Without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('A session is finished after the connection is lost, and is sent later', async ({ page, context }) => {
    const person = await newOfflineReadyChallenger(page, morning, zone);
    await startSession(page);
    await countReps(page, 3);
    await goOffline(context);
    await countToEnd(page, 7, finishSet);
    await expect(page.getByText('Saved on this device.')).toBeVisible();
    for (let set = 2; set <= 3; set += 1) {
      await button(page, 'Skip rest').click();
      await countToEnd(page, 10, finishSet);
    }
    await expectStage(page);
    await expect(stage(page).getByText('Saved on this device.')).toBeVisible();
    await goOnline(context);
    await untilNothingPending(page);
    await expect.poll(() => serverLogLines(person, morning)).toEqual(wholeDay('2026-02-02'));
  });
});

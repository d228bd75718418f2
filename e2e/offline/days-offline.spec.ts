import {
  closeStage,
  completeButton,
  completeOnPage,
  dayChip,
  dayComplete,
  doneOfThree,
  expect,
  expectStreak,
  newPerson,
  setServerClock,
  stage,
} from '../day/day-actions';
import { test } from '../fixtures';
import { expectNoViolations } from '../look/page-checks';
import {
  goOffline,
  goOnline,
  newOfflineReadyChallenger,
  pendingLine,
  serverLogLines,
  setBothClocks,
  untilNothingPending,
  wholeDay,
} from './offline-actions';

test.describe.configure({ timeout: 240_000 });
test.use({
  timezoneId: 'Europe/Berlin',
  serviceWorkers: 'allow',
  expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED|status of 40[01]/],
});

const zone = 'Europe/Berlin';

test('A cold start, a whole day and the following night work without a connection, and everything is sent afterwards', async ({
  page,
  context,
}) => {
  const person = await newOfflineReadyChallenger(page, '2026-03-26T09:00:00Z', zone);
  await goOffline(context);
  await page.reload();
  await expect(dayChip(page, 1)).toBeVisible();
  await expect(page.getByText('You’re offline.')).toBeVisible();
  await expect(page.getByText(/Last updated Mar 26, 10:00/)).toBeVisible();
  for (const path of ['/leaderboard', '/premium', '/settings']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('You’re offline.')).toBeVisible();
  }

  await page.goto('/dashboard');
  await completeOnPage(page, ['Push-ups']);
  await expect(page.getByText('Saved here until you’re back online: 1 exercise.')).toBeVisible();
  await expectNoViolations(page);
  await page.reload();
  await expect(doneOfThree(page, 1)).toBeVisible();
  await completeOnPage(page, ['Sit-ups']);
  await completeButton(page, 'Jumping Jacks').click();
  // The confetti is checked first, because it falls for only five seconds.
  await expect(page.locator('canvas[data-confetti]')).toHaveCount(1);
  await expect(stage(page)).toContainText('New badge: First Step');
  await closeStage(page);
  await expect(dayComplete(page, 1)).toBeVisible();
  await expectStreak(page, 1);

  // A workout in the park that starts before midnight and ends after it belongs to one day.
  await setBothClocks(page, '2026-03-27T22:50:00Z');
  await page.reload();
  await expect(dayChip(page, 2)).toBeVisible();
  await completeOnPage(page, ['Push-ups']);
  await setBothClocks(page, '2026-03-27T23:30:00Z');
  await page.reload();
  await expect(doneOfThree(page, 1)).toBeVisible();
  await completeOnPage(page, ['Sit-ups', 'Jumping Jacks']);
  await expect(dayComplete(page, 2)).toBeVisible();

  // In this night the clocks skip from 02:00 to 03:00: one day ends before the change, the next starts after it.
  await setBothClocks(page, '2026-03-28T22:30:00Z');
  await page.reload();
  await expect(dayChip(page, 3)).toBeVisible();
  await completeOnPage(page, ['Push-ups', 'Sit-ups']);
  await setBothClocks(page, '2026-03-29T00:50:00Z');
  await page.reload();
  await expect(doneOfThree(page, 2)).toBeVisible();
  await completeOnPage(page, ['Jumping Jacks']);
  await expect(dayComplete(page, 3)).toBeVisible();
  await setBothClocks(page, '2026-03-29T01:10:00Z');
  await page.reload();
  await expect(dayChip(page, 4)).toBeVisible();
  await completeOnPage(page);
  await expect(dayComplete(page, 4)).toBeVisible();

  // A rest day after a missed date is taken, taken back and taken again.
  await setBothClocks(page, '2026-03-30T22:30:00Z');
  await page.reload();
  await expect(dayChip(page, 5)).toBeVisible();
  await page.getByRole('button', { name: 'Take a rest day' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take a rest day' }).click();
  await page.getByRole('button', { name: 'Undo rest day' }).click();
  await page.getByRole('button', { name: 'Take a rest day' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take a rest day' }).click();
  await expect(page.getByRole('heading', { name: 'Rest day' })).toBeVisible();
  // Four whole days, and a rest day that was taken, undone and taken.
  await expect(
    page.getByText('Saved here until you’re back online: 12 exercises and 3 rest days.'),
  ).toBeVisible();
  expect(await serverLogLines(person, '2026-03-30T22:30:00Z')).toEqual([]);

  await setBothClocks(page, '2026-03-31T12:00:00Z');
  await goOnline(context);
  await untilNothingPending(page);
  await expect(pendingLine(page)).toHaveCount(0);
  expect(await serverLogLines(person, '2026-03-31T12:00:00Z')).toEqual([
    ...wholeDay('2026-03-26'),
    ...wholeDay('2026-03-27'),
    ...wholeDay('2026-03-28'),
    ...wholeDay('2026-03-29'),
    '2026-03-31 restDayTaken',
    '2026-03-31 restDayTaken',
    '2026-03-31 restDayTakenBack',
  ]);
  const today = await person.call('2026-03-31T12:00:00Z', 'GET', '/challenge/today');
  // The date between was covered automatically, which the page also showed without a connection.
  expect(today).toMatchObject({ dayNumber: 5, isRestDay: true, restDaysLeft: 1, currentStreak: 4 });
});

test('The page handles the same exercise on two devices, a clock that ran ahead, and signing out with unsent commands', async ({
  page,
  context,
}) => {
  const noon = '2026-04-10T12:00:00Z';
  const person = await newOfflineReadyChallenger(page, noon, zone);
  await goOffline(context);
  await completeOnPage(page, ['Push-ups', 'Sit-ups']);
  await person.call(noon, 'POST', '/challenge/complete-exercise', {
    exercise: 'pushups',
    deviceKey: 'tablet',
  });
  await expect(page.getByText('Saved here until you’re back online: 2 exercises.')).toBeVisible();

  await page.getByRole('button', { name: 'Log out' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Not sent yet: 2 exercises.');
  await question.getByRole('button', { name: 'Stay signed in' }).click();

  await goOnline(context);
  await untilNothingPending(page);
  const today = await person.call(noon, 'GET', '/challenge/today');
  expect(today).toMatchObject({
    exercises: { pushups: { completed: true, reps: 10 }, situps: { completed: true } },
  });

  // The clock is an hour ahead without a connection, and the page was closed since: the command is refused with a
  // reason, and the person decides.
  await goOffline(context);
  await page.clock.setSystemTime('2026-04-10T13:00:00Z');
  await completeOnPage(page, ['Jumping Jacks']);
  await expect(page.getByText('Saved here until you’re back online: 1 exercise.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Saved here until you’re back online: 1 exercise.')).toBeVisible();
  await goOnline(context);
  const refusedAlert = page.getByRole('alert').filter({ hasText: 'Not counted: Jumping Jacks' });
  await expect(refusedAlert).toContainText('This device’s clock is ahead.');
  await expect(completeButton(page, 'Jumping Jacks')).toBeVisible();
  await expectNoViolations(page);
  await refusedAlert.getByRole('button', { name: 'Count it now' }).click();
  await expect(refusedAlert).toHaveCount(0);
  await expect(dayComplete(page, 1)).toBeVisible();
  await untilNothingPending(page);

  // No data of this person is left, neither in the page's storage nor in the worker's.
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(storedOnDevice)).toEqual({
    heads: 0,
    chunks: 0,
    pending: 0,
    keys: 0,
    cachedAnswers: 0,
  });
  await setServerClock(context, noon);
  await newPerson(page);
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/onboarding');
});

/** Runs in the page: how many of the log, the pending commands, the stored keys and the cached answers are left. */
async function storedOnDevice() {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('hundred-sync');
    opening.onsuccess = () => resolve(opening.result);
  });
  const count = (store: string) =>
    new Promise<number>((resolve) => {
      const counting = database.transaction(store).objectStore(store).count();
      counting.onsuccess = () => resolve(counting.result);
    });
  let cachedAnswers = 0;
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) if (/\/api\//.test(url)) cachedAnswers += 1;
  return {
    heads: await count('heads'),
    chunks: await count('chunks'),
    pending: await count('pending'),
    keys: Object.keys(localStorage).filter((key) => /^hundred:(kept:|waiting:|first-paint)/.test(key)).length,
    cachedAnswers,
  };
}

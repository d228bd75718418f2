import { quotes } from '@hundred/domain/text/quotes';
import { test } from '../fixtures';
import { holdRequests } from '../hold-requests';
import { expectNoSidewaysScroll, expectNoViolations, phone } from '../look/page-checks';
import { untilNothingPending } from '../offline/offline-actions';
import {
  closeStage,
  completeButton,
  completeOnPage,
  dayChip,
  dayComplete,
  doneOfThree,
  expect,
  expectStreak,
  moveClocks,
  newChallenger,
  newPerson,
  numberBelow,
  openDashboard,
  stage,
  timer,
} from './day-actions';

test.describe.configure({ timeout: 180_000 });
test.use({ timezoneId: 'America/New_York' });

const zone = 'America/New_York';
const morning = '2026-03-02T12:00:00Z';

test('A whole first day is completed, with a reload in the middle', async ({ page }) => {
  const person = await newPerson(page);
  await openDashboard(page, morning);
  await expect(page).toHaveURL('/onboarding');
  await page.getByRole('button', { name: 'Get Started' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Start Day 1 Now!' }).click();
  await expect(page).toHaveURL('/dashboard');

  await expect(dayChip(page, 1)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Today’s Challenge', level: 1 })).toBeVisible();
  await expect(doneOfThree(page, 0)).toBeVisible();
  await expect(timer(page)).toHaveText('0:00');
  expect(quotes).toContain(await page.locator('header:has(h1) > :last-child > :first-child').textContent());

  await page.getByRole('button', { name: 'Form tips' }).first().click();
  await expect(page.getByText('Place your hands a little wider than your shoulders')).toBeVisible();
  await page.getByRole('button', { name: 'Extra reps' }).first().click();
  const reps = page.getByLabel('Reps done');
  await reps.fill('as many as I can');
  await expect(page.getByText('That’s not a number. We’ll record 10 reps.')).toBeVisible();
  await reps.blur();
  await expect(reps).toHaveValue('10');
  await reps.fill('7');
  await expect(
    page.getByText('You can’t record fewer reps than your target. We’ll record 10 reps.'),
  ).toBeVisible();
  // Twelve, in Arabic digits.
  await reps.fill('١٢');
  await expect(page.getByText('+2 extra')).toBeVisible();
  await expectNoViolations(page);
  await completeOnPage(page, ['Push-ups']);
  await expect(doneOfThree(page, 1)).toBeVisible();

  // An answer with the old date that arrives after the move would put the page's clock back.
  await untilNothingPending(page);
  await moveClocks(page, '2026-03-02T12:04:00Z');
  // The workout began in the minute after 12:00, and a slow machine reads its timer later.
  await expect(timer(page)).toHaveText(/[34]:\d\d$/);
  await page.reload();
  await expect(doneOfThree(page, 1)).toBeVisible();
  await expect(timer(page)).toHaveText(/[345]:\d\d$/);

  await completeOnPage(page, ['Sit-ups']);
  expect(await page.evaluate(() => localStorage.getItem('hasCompletedWorkout'))).toBeNull();
  await completeButton(page, 'Jumping Jacks').click();
  // The confetti is checked first, because it falls for only five seconds.
  await expect(page.locator('canvas[data-confetti]')).toHaveCount(1);
  await expect(dayComplete(page, 1)).toBeVisible();
  await expect(stage(page).getByRole('heading', { level: 1 })).toBeFocused();
  await expect(stage(page)).toContainText(
    'Rest up. Day 2 is waiting for you tomorrow, with 11 reps of each exercise.',
  );
  await expect(stage(page)).toContainText('New badge: First Step');
  await closeStage(page);
  await expect(page.locator('canvas[data-confetti]')).toHaveCount(0);
  await expect(page.getByText('You can start Day 2 at midnight.')).toBeVisible();
  // 12 push-ups, and 10 of each other exercise.
  await expect(numberBelow(page, 'Reps today')).toHaveText('32');
  await expectStreak(page, 1);
  await expect(numberBelow(page, 'Time')).toHaveText(/^[345]:\d\d$/);
  expect(await page.evaluate(() => localStorage.getItem('hasCompletedWorkout'))).toBe('true');

  await expect(numberBelow(page, 'Total reps')).toHaveText(/^32/);
  await expectNoViolations(page);
  await page.reload();
  await expect(dayComplete(page, 1)).toBeVisible();
  await expect(page.locator('canvas[data-confetti]')).toHaveCount(0);
  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);

  // The reload may have interrupted a push.
  await untilNothingPending(page);
  const today = await person.call(morning, 'GET', '/challenge/today');
  expect(today).toMatchObject({
    allCompleted: true,
    exercises: { pushups: { reps: 12 }, situps: { reps: 10 } },
  });
});

test.describe('A lost connection', () => {
  test.use({ expectedConsoleErrors: [/status of 500|ERR_INTERNET_DISCONNECTED/] });

  test('does not lose a completion, which is sent later', async ({ page }) => {
    const person = await newChallenger(page, morning, zone);
    await openDashboard(page, morning);
    await expect(dayChip(page, 1)).toBeVisible();
    const release = await holdRequests(page, '**/api/challenge/complete-exercise', (route) =>
      route.abort('internetdisconnected'),
    );
    await completeButton(page, 'Push-ups').click();
    // The completion is shown at once, and the other cards do not wait for its answer.
    await expect(completeButton(page, 'Push-ups')).toHaveCount(0);
    await expect(doneOfThree(page, 1)).toBeVisible();
    await expect(completeButton(page, 'Sit-ups')).toBeEnabled();
    release();
    await expect(page.getByText('Saved here until you’re back online: 1 exercise.')).toBeVisible();

    await page.unroute('**/api/challenge/complete-exercise');
    await completeOnPage(page, ['Sit-ups', 'Jumping Jacks']);
    await expect(dayComplete(page, 1)).toBeVisible();
    await untilNothingPending(page);
    await expect(page.getByText(/(online:|Sending) \d/)).toHaveCount(0);
    const { facts } = await person.call(morning, 'GET', '/challenge/log');
    expect(facts).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ exercise: 'pushups', deviceKey: expect.any(String) }),
      ]),
    );
  });
});

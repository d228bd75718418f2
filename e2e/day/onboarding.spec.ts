import type { Page } from '@playwright/test';
import { test } from '../fixtures';
import { holdRequests } from '../hold-requests';
import { expect, newEmail, signUp } from '../identity/signing-in';

test.describe.configure({ timeout: 180_000 });
test.use({ timezoneId: 'Europe/Lisbon' });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

async function expectStep(page: Page, step: number, title: string): Promise<void> {
  await expect(page.getByRole('img', { name: `Step ${step} of 3` })).toBeVisible();
  await expect(heading(page, title)).toBeVisible();
}

/** Records the bodies of the requests that start the challenge. */
function recordStarts(page: Page): unknown[] {
  const starts: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/challenge/start')) starts.push(request.postDataJSON());
  });
  return starts;
}

test('Three onboarding steps lead to Day 1 and are shown once', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('onboardingComplete', () => sessionStorage.setItem('lastEvent', 'onboardingComplete'));
  });
  await signUp(page, newEmail(), 'Nia');
  const starts = recordStarts(page);

  await expectStep(page, 1, 'Ten reps today. One more tomorrow.');
  await expect(page.getByText('Day 100 = 109 reps')).toBeVisible();
  await press(page, 'Get Started');

  await expectStep(page, 2, 'Pick your time');
  await expect(page.getByLabel('Reminder time')).toHaveValue('09:00');
  await expect(page.getByLabel('Age group (optional)')).toHaveValue('');
  await press(page, 'Back');
  await expectStep(page, 1, 'Ten reps today. One more tomorrow.');
  await press(page, 'Get Started');
  await page.getByLabel('Reminder time').fill('07:30');
  await page.getByLabel('Age group (optional)').selectOption('30 to 39');
  await press(page, 'Continue');

  await expectStep(page, 3, 'Ready for Day 1');
  await page.goBack();
  await expect(page.getByLabel('Reminder time')).toHaveValue('07:30');
  await page.goForward();
  await page.reload();
  await expectStep(page, 3, 'Ready for Day 1');
  await expect(page.getByRole('link', { name: 'Unlock Premium Features' })).toHaveAttribute(
    'href',
    '/premium',
  );
  expect(await page.evaluate(() => localStorage.getItem('hasSeenOnboarding'))).toBeNull();

  const release = await holdRequests(page, '**/api/challenge/start');
  await press(page, 'Start Day 1 Now!');
  await page.getByRole('button', { name: 'Starting...' }).dispatchEvent('click');
  await page.keyboard.press('Enter');
  release();

  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Day 1 of 100')).toBeVisible();
  expect(starts).toEqual([
    { timezone: 'Europe/Lisbon', reminderTime: '07:30', ageGroup: '30-39', displayName: 'Nia' },
  ]);
  expect(await page.evaluate(() => localStorage.getItem('hasSeenOnboarding'))).toBe('true');
  expect(await page.evaluate(() => sessionStorage.getItem('lastEvent'))).toBe('onboardingComplete');

  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/onboarding');
  await expect(page).toHaveURL('/dashboard');
  expect(starts).toHaveLength(1);
});

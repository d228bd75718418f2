import type { Page } from '@playwright/test';
import { completeButton, expect, newPerson } from '../day/day-actions';
import { startWithPastDates } from '../day/past-dates';
import { test } from '../fixtures';
import { expectNoViolations } from '../look/page-checks';

test.describe.configure({ timeout: 180_000 });

const privacyNotice = (page: Page) => page.getByRole('region', { name: 'Privacy & Cookies' });
const installBanner = (page: Page) => page.getByRole('region', { name: 'Install Hundred' });

/**
 * Opens the login page, and presses a button until a press has an effect. From then on the page also listens to events
 * of the window.
 */
async function openLogin(page: Page): Promise<void> {
  await page.goto('/login');
  const theme = page.getByRole('button', { name: /^Change theme/ });
  const label = () => theme.evaluate((button) => button.getAttribute('aria-label') ?? button.textContent);
  await expect(async () => {
    const before = await label();
    await theme.click();
    expect(await label()).not.toBe(before);
  }).toPass();
}

/** Lets the delay pass. React shows the notice a little later, by the same clock, once its file is loaded. */
async function expectNoticeAfter(page: Page, delay: number): Promise<void> {
  await page.clock.runFor(delay);
  await expect(async () => {
    await page.clock.runFor(10);
    expect(await privacyNotice(page).isVisible()).toBe(true);
  }).toPass({ intervals: [100] });
}
const day = 24 * 60 * 60 * 1000;
const start = Date.parse('2026-07-01T10:00:00Z');

test.describe('The privacy notice', () => {
  test.use({ hasAcceptedPrivacy: false });

  test('appears after onboarding and after a later load, says what is stored, and stores the answer', async ({
    page,
  }) => {
    await page.clock.install({ time: start });
    await page.clock.pauseAt(start + 60_000);
    await openLogin(page);
    await page.evaluate(() => dispatchEvent(new Event('onboardingComplete')));
    await expectNoticeAfter(page, 1500);

    // Without an answer, it appears again with the next load.
    await page.evaluate(() => localStorage.setItem('hasSeenOnboarding', 'true'));
    await openLogin(page);
    await expectNoticeAfter(page, 2000);
    await expect(privacyNotice(page).getByRole('listitem')).toHaveText([
      'Essential cookies are used for authentication.',
      'Analytics data is stored locally.',
      'No tracking, and no third-party sharing.',
    ]);
    await expect(privacyNotice(page).getByRole('link', { name: 'Learn More' })).toHaveAttribute(
      'href',
      '/privacy',
    );
    // The accessibility check waits by the page's clock.
    await page.clock.resume();
    await expectNoViolations(page);
    await privacyNotice(page).getByRole('button', { name: 'Accept & Continue' }).click();
    await expect(privacyNotice(page)).toHaveCount(0);
    const storedAnswer = await page.evaluate(() => [
      localStorage.getItem('privacyAccepted'),
      localStorage.getItem('privacyAcceptedDate'),
    ]);
    expect(storedAnswer).toEqual(['true', expect.stringMatching(/^2026-07-01T10:0/)]);
  });
});

/** Fires the event of a browser that can install the app, and records whether the page asks the browser to do so. */
async function offerInstall(page: Page): Promise<void> {
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => document.documentElement.setAttribute('data-asked', 'yes'),
      userChoice: Promise.resolve({ outcome: 'accepted' }),
    });
    dispatchEvent(offer);
    // Wait until the changes have been drawn.
    return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
}

test('The install banner appears after a workout, asks the browser, and explains the steps on iPhones once a week', async ({
  page,
  browser,
}) => {
  const person = await newPerson(page);
  await startWithPastDates(person, 'c');
  await page.evaluate(() => localStorage.setItem('hasCompletedWorkout', 'true'));
  await page.goto('/dashboard');
  // The heading is there before the program, which listens to the offer.
  await expect(completeButton(page, 'Push-ups')).toBeVisible();
  await offerInstall(page);
  await expect(installBanner(page).getByRole('button', { name: 'Install Now' })).toBeVisible();
  await expectNoViolations(page);
  await installBanner(page).getByRole('button', { name: 'Install Now' }).click();
  await expect(installBanner(page)).toHaveCount(0);
  await expect(page.locator('html[data-asked=yes]')).toHaveCount(1);

  const iphone = await browser.newContext({
    storageState: await page.context().storageState(),
    baseURL: new URL(page.url()).origin,
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
    serviceWorkers: 'block',
  });
  const phonePage = await iphone.newPage();
  await phonePage.goto('/dashboard');
  await expect(installBanner(phonePage)).toContainText('Share, then Add to Home Screen.');
  await installBanner(phonePage).getByRole('button', { name: 'Close' }).click();
  await expect(installBanner(phonePage)).toHaveCount(0);
  const dismissedAt = Number(await phonePage.evaluate(() => localStorage.getItem('lastIOSPrompt')));
  expect(Math.abs(Date.now() - dismissedAt)).toBeLessThan(day);
  await phonePage.evaluate(
    (then) => localStorage.setItem('lastIOSPrompt', String(then)),
    dismissedAt - 7 * day,
  );
  await phonePage.reload();
  await expect(installBanner(phonePage)).toBeVisible();
  await iphone.close();
});

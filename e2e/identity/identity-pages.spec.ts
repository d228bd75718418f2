import type { Page } from '@playwright/test';
import { test } from '../fixtures';
import { expectNoSidewaysScroll, expectNoViolations } from '../look/page-checks';
import {
  blockPopups,
  chooseForm,
  continueButton,
  expect,
  openPopup,
  pressContinue,
  refusalConsoleErrors,
} from './signing-in';

/** Checks light and dark, at the current width. */
async function expectNoViolationsInEitherTheme(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoViolations(page);
  }
}

test('The pages of the identity service are accessible at 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await blockPopups(page);
  await page.goto('/login');
  await pressContinue(page);
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible();
  await chooseForm(page, 'Sign in');
  await expectNoViolationsInEitherTheme(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // The page before this one has a field of the same name.
  await expect(page.getByRole('button', { name: 'Create link' })).toBeVisible();
  await page.getByLabel('Email').fill('nobody@people.test');
  await expectNoViolationsInEitherTheme(page);
  await page.getByRole('button', { name: 'Create link' }).click();
  await expect(page.getByRole('heading', { name: 'Ask the operator' })).toBeVisible();
  await expectNoViolationsInEitherTheme(page);

  await page.goBack();
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByLabel('Name')).toBeVisible();
  await expectNoViolationsInEitherTheme(page);
  await expectNoSidewaysScroll(page);
});

test('A password reset closes the sign-in popup, and the page behind it stays', async ({ page, context }) => {
  await page.goto('/login');
  const popup = await openPopup(page);
  await chooseForm(popup, 'Sign in');
  await popup.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(popup.getByRole('button', { name: 'Create link' })).toBeVisible();
  await popup.getByLabel('Email').fill('nobody@people.test');
  await popup.getByRole('button', { name: 'Create link' }).click();
  const popupClosed = popup.waitForEvent('close');
  await popup.getByRole('link', { name: 'Back to Hundred' }).click();
  await popupClosed;
  await expect(continueButton(page)).toBeEnabled();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alert')).toHaveCount(0);
  // The next press starts again.
  await openPopup(page);

  // The address of that link, opened without a page behind it, leads to the login page too.
  const alone = await context.newPage();
  await alone.goto('/auth/back');
  await expect(alone).toHaveURL('/login');
  await expect(continueButton(alone)).toBeVisible();
});

test.describe('An identity page with refusals', () => {
  test.use({ expectedConsoleErrors: [refusalConsoleErrors] });

  test('keeps the entered text and links each reason to its field', async ({ page }) => {
    await blockPopups(page);
    await page.goto('/login');
    await pressContinue(page);
    await page.getByLabel('Email').fill('not an address');
    await page.getByLabel('Password').fill('password');
    await page.getByLabel('Name').fill('Nia');
    await page.getByRole('button', { name: 'Create account' }).click();
    const email = page.getByLabel('Email');
    await expect(email).toHaveAccessibleDescription('Enter an email address, such as you@example.com.');
    await expect(email).toHaveValue('not an address');
    await expect(page.getByLabel('Password')).toHaveAccessibleDescription(/leaked before/);
    await expect(page.getByLabel('Name')).toHaveValue('Nia');
    await expectNoViolations(page);
  });
});

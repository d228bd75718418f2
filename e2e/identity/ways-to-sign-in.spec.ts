import { test } from '../fixtures';
import { holdRequests } from '../hold-requests';
import {
  blockPopups,
  continueButton,
  createAccount,
  expect,
  newEmail,
  openPopup,
  pressContinue,
  refusalConsoleErrors,
} from './signing-in';

test.use({ expectedConsoleErrors: [refusalConsoleErrors] });

test.describe('Signing in', () => {
  test('by redirect works if popups are blocked, says that it completes, and keeps a deep link', async ({
    page,
  }) => {
    const redirectMark = () => page.evaluate(() => sessionStorage.getItem('hundred:awaiting-redirect'));
    await blockPopups(page);
    await page.goto('/settings/security');
    await pressContinue(page);
    await expect(page).toHaveURL(/\/identity\/interaction\//);
    expect(await redirectMark()).toBe('1');
    const release = await holdRequests(page, '**/api/auth/firebase');
    await createAccount(page, newEmail());
    await expect(page.getByText('Completing sign in...')).toBeVisible();
    release();
    await expect(page).toHaveURL('/settings/security');
    expect(await redirectMark()).toBeNull();
  });

  test('by redirect works if the popup was closed', async ({ page }) => {
    await page.goto('/login');
    const popup = await openPopup(page);
    await popup.close();
    await expect(page).toHaveURL(/\/identity\/interaction\//);
    await createAccount(page, newEmail());
    await expect(page).toHaveURL('/onboarding');
  });

  test('that was abandoned, with the Back button or half-way, says so and can be repeated', async ({
    page,
  }) => {
    const abandonedNotice = page
      .getByRole('alert')
      .filter({ hasText: 'Could not complete sign-in. Please try again.' });
    await blockPopups(page);
    await page.goto('/login');
    for (const leave of [() => page.goBack(), () => page.goto('/login')]) {
      await pressContinue(page);
      await expect(page).toHaveURL(/\/identity\/interaction\//);
      await leave();
      await expect(abandonedNotice).toBeVisible();
    }
    await pressContinue(page);
    await createAccount(page, newEmail());
    await expect(page).toHaveURL('/onboarding');
  });

  test('by popup keeps a deep link, also from 127.0.0.1, which moves to the public address', async ({
    page,
    product,
  }) => {
    await page.goto(`${product.url.replace('localhost', '127.0.0.1')}/leaderboard?tab=age`);
    await expect(page).toHaveURL(`${product.url}/login`);
    await createAccount(await openPopup(page), newEmail());
    await expect(page).toHaveURL('/leaderboard?tab=age');
  });

  test('that the server refuses shows its message', async ({ page }) => {
    await page.route('**/api/auth/firebase', (route) =>
      route.fulfill({
        status: 401,
        json: { error: 'not_signed_in', message: 'This sign-in is no longer valid. Sign in again.' },
      }),
    );
    await page.goto('/login');
    await createAccount(await openPopup(page), newEmail());
    await expect(page.getByRole('alert')).toHaveText('This sign-in is no longer valid. Sign in again.');
    await expect(continueButton(page)).toBeEnabled();
  });
});

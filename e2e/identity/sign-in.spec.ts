import { test } from '../fixtures';
import {
  createAccount,
  enterPassword,
  expect,
  logOutButton,
  newEmail,
  openPopup,
  password,
  refusalConsoleErrors,
  signUp,
} from './signing-in';

test.use({ expectedConsoleErrors: [refusalConsoleErrors] });

test('A new person registers in a popup and reaches the start of Day 1', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/login');
  const popup = await openPopup(page);
  await createAccount(popup, newEmail(), 'Nia');
  await expect(page).toHaveURL('/onboarding');
  await expect.poll(() => popup.isClosed()).toBe(true);
  await page.goto('/login');
  await expect(page).toHaveURL('/onboarding');
});

test('A person with an account signs in after a wrong password', async ({ page, context }) => {
  const email = await signUp(page);
  await logOutButton(page).click();
  await expect(page).toHaveURL('/login');
  const popup = await openPopup(page);
  await enterPassword(popup, email, 'wrong horse battery');
  await expect(popup.getByRole('alert')).toHaveText('Wrong email or password. Try again.');
  await expect(popup.getByLabel('Email')).toHaveValue(email);
  await popup.getByLabel('Password').fill(password);
  await popup.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/onboarding');
  await expect.poll(() => context.pages().length).toBe(1);
});

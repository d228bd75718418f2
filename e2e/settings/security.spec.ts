import { test } from '../fixtures';
import {
  enterPassword,
  expect,
  logOutButton,
  openPopup,
  password,
  refusalConsoleErrors,
  signUp,
} from '../identity/signing-in';
import { expectNoViolations } from '../look/page-checks';
import { message } from '../messages';

test.use({ expectedConsoleErrors: [refusalConsoleErrors] });

const newPassword = 'battery staple correct';

test('The password is changed, and every device signed out, from the security tab', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await signUp(page);
  await page.goto('/settings/security');
  await expect(page.getByRole('region', { name: 'Sign-in method' })).toContainText(email);
  await page.getByRole('link', { name: 'Change password' }).click();
  await page.getByLabel('Current password').fill(password);
  await page.getByLabel('New password').fill(newPassword);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(message(page, 'Your password is changed. Your other devices are signed out.')).toBeVisible();
  await expect(page).toHaveURL('/settings/security');
  await expect(logOutButton(page)).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const phone = await elsewhere.newPage();
  await phone.goto('/settings/security');
  await enterPassword(await openPopup(phone), email, newPassword);
  await phone.getByRole('button', { name: 'Sign out everywhere' }).click();
  await phone.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(phone).toHaveURL('/login');
  await elsewhere.close();
  await page.reload();
  await expect(page).toHaveURL('/login');
});

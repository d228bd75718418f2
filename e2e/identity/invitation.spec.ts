import { expectNoViolations } from '../look/page-checks';
import { linkMailedTo, test } from './club-product';
import { expect, logOutButton, newEmail, password, pressContinue, refusalConsoleErrors } from './signing-in';

test.use({ expectedConsoleErrors: [refusalConsoleErrors] });

test('A newcomer joins by invitation, confirms their email and changes it', async ({
  page,
  mailServer,
  runAsOperator,
}) => {
  const email = newEmail();
  const linkIn = (to: string, subject: string) => linkMailedTo(mailServer, to, subject);

  // Without an invitation there is no way in.
  await page.goto('/login');
  const [refusedPopup] = await Promise.all([page.waitForEvent('popup'), pressContinue(page)]);
  await expect(refusedPopup.getByText('You need an invitation.')).toBeVisible();
  await refusedPopup.close();
  // The page goes on in its own tab once the popup is closed.
  await expect(page.getByText('You need an invitation.')).toBeVisible();

  const commandOutput = await runAsOperator('invite', email);
  const invitation = /http:\S+/.exec(commandOutput)![0];
  await page.goto(invitation);
  await expect(page.getByRole('heading', { name: 'You’re invited' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Sign in or create account' }).click();
  const [popup] = await Promise.all([page.waitForEvent('popup'), pressContinue(page)]);
  await expect(popup.getByLabel('Email')).toHaveValue(email);
  await popup.getByLabel('Password').fill(password);
  await popup.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/onboarding');
  await expect(logOutButton(page)).toBeVisible();

  await page.goto('/settings/security');
  const card = page.getByRole('region', { name: 'Sign-in method' });
  await expect(card.getByText('Not confirmed')).toBeVisible();
  await page.goto(await linkIn(email, 'Welcome to Hundred'));
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  await page.goto('/settings/security');
  await expect(card.getByText('Confirmed', { exact: true })).toBeVisible();

  const changedEmail = newEmail();
  await card.getByRole('link', { name: 'Change email' }).click();
  await expect(page.getByLabel('New email')).toBeVisible();
  await expectNoViolations(page);
  await page.getByLabel('New email').fill(changedEmail);
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Change email' }).click();
  await expect(page.getByText(changedEmail)).toBeVisible();
  await page.goto(await linkIn(changedEmail, 'Confirm your new email'));
  await page.getByRole('button', { name: 'Use this email' }).click();
  await expect(page.getByRole('heading', { name: 'Your email was changed' })).toBeVisible();
  await page.goto('/settings/security');
  await expect(card).toContainText(changedEmail);
  await linkIn(email, 'was changed');

  // The used invitation says so.
  await page.goto(invitation);
  await expect(page.getByRole('heading', { name: 'This invitation was used' })).toBeVisible();
});

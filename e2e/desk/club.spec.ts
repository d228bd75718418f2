import { acceptPrivacy } from '../accept-privacy';
import { linkMailedTo, test } from '../identity/club-product';
import {
  enterPassword,
  expect,
  logOutButton,
  newEmail,
  openPopup,
  password,
  pressContinue,
  refusalConsoleErrors,
} from '../identity/signing-in';

test.use({ expectedConsoleErrors: [refusalConsoleErrors] });

test('The first operator invites a newcomer by the desk, and sends them a link for a new password', async ({
  page,
  browser,
  baseURL,
  product,
  mailServer,
}) => {
  const printedLink = (before: string) => new RegExp(`${before}: (\\S+)`).exec(product.output())![1]!;
  await expect.poll(product.output).toContain('sign in with this link');
  const newPage = async () => {
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    await acceptPrivacy(context);
    return context.newPage();
  };
  const operatorEmail = newEmail();
  await page.goto(printedLink('create your account, open this link'));
  await page.getByRole('link', { name: 'Sign in or create account' }).click();
  const [operatorPopup] = await Promise.all([page.waitForEvent('popup'), pressContinue(page)]);
  await operatorPopup.getByLabel('Email').fill(operatorEmail);
  await operatorPopup.getByLabel('Password').fill(password);
  await operatorPopup.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/onboarding');
  await expect(logOutButton(page)).toBeVisible();
  await page.goto(printedLink('sign in with this link'));
  await page.getByRole('button', { name: 'Make me the operator' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();

  const newcomerEmail = newEmail();
  await page.getByRole('link', { name: 'Invitations' }).click();
  await expect(page.getByText('New people need an invitation.')).toBeVisible();
  await page.getByLabel('Email addresses').fill(`New Comer <${newcomerEmail}>`);
  await page.getByRole('button', { name: 'Send invitations' }).click();
  await expect(page.getByRole('region', { name: 'Open invitations' })).toContainText(newcomerEmail);

  const newcomerPage = await newPage();
  await newcomerPage.goto(await linkMailedTo(mailServer, newcomerEmail, 'Your invitation to Hundred'));
  await newcomerPage.getByRole('link', { name: 'Sign in or create account' }).click();
  const [newcomerPopup] = await Promise.all([
    newcomerPage.waitForEvent('popup'),
    pressContinue(newcomerPage),
  ]);
  await expect(newcomerPopup.getByLabel('Email')).toHaveValue(newcomerEmail);
  await newcomerPopup.getByLabel('Password').fill(password);
  await newcomerPopup.getByRole('button', { name: 'Create account' }).click();
  await expect(logOutButton(newcomerPage)).toBeVisible();
  await newcomerPage.goto(await linkMailedTo(mailServer, newcomerEmail, 'Welcome to Hundred'));
  await newcomerPage.getByRole('button', { name: 'Confirm email' }).click();
  await expect(newcomerPage.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();

  await page.getByRole('link', { name: 'People' }).click();
  await page.getByRole('searchbox').fill(newcomerEmail);
  await page.getByRole('button', { name: newcomerEmail }).click();
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await newcomerPage.goto(await linkMailedTo(mailServer, newcomerEmail, 'Choose a new password'));
  const newPassword = 'one hundred other days';
  await newcomerPage.getByLabel('New password').fill(newPassword);
  await newcomerPage.getByRole('button', { name: 'Change password' }).click();
  await expect(newcomerPage.getByRole('heading', { name: 'Your password was changed' })).toBeVisible();
  const thirdPage = await newPage();
  await thirdPage.goto('/login');
  await enterPassword(await openPopup(thirdPage), newcomerEmail, newPassword);
  await expect(logOutButton(thirdPage)).toBeVisible();

  await page.getByRole('link', { name: 'Audit' }).click();
  const auditEntries = page.getByRole('region', { name: 'What operators did' });
  await expect(auditEntries).toContainText(`${operatorEmail} created an invitation (1 person)`);
  await expect(auditEntries).toContainText(`${operatorEmail} invited ${newcomerEmail}, who joined`);
  await expect(auditEntries).toContainText(`${operatorEmail} made a reset link for ${newcomerEmail}`);
});

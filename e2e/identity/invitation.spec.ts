import { startMailServer } from '@hundred/testkit/services/mail-server';
import { runAdmin, startServer } from '@hundred/testkit/services/server-process';
import { test as base } from '../fixtures';
import { expectNoViolations } from '../look/widths';
import { expect, logOutButton, newEmail, password, pressContinue, refusalLines } from './signing-in';

type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** A club: registration by invitation, and mail. */
const test = base.extend<object, { post: MailServer }>({
  post: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const post = await startMailServer();
      await use(post);
      await post.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ storage, post }, use) => {
      const server = await startServer({
        ...storage.environment,
        TEST_CLOCK: '1',
        REGISTRATION: 'invited',
        SMTP_URL: post.url,
        MAIL_FROM: 'Club <post@club.example>',
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  operator: [
    async ({ storage, product }, use) => {
      await use((...args) => runAdmin({ ...storage.environment, PORT: new URL(product.url).port }, args));
    },
    { scope: 'worker' },
  ],
});

test.use({ expectedConsoleErrors: [refusalLines] });

test('A newcomer joins by invitation, confirms their e-mail and changes it', async ({
  page,
  post,
  operator,
}) => {
  const email = newEmail();
  const linkIn = async (to: string, subject: string) => {
    const found = () => post.received.find((mail) => mail.to.includes(to) && mail.subject.includes(subject));
    await expect.poll(found, { timeout: 15_000 }).toBeTruthy();
    return /http:\S+token=[\w-]+/.exec(found()!.text)![0];
  };

  // Without an invitation there is no way in.
  await page.goto('/login');
  const [closed] = await Promise.all([page.waitForEvent('popup'), pressContinue(page)]);
  await expect(closed.getByText('You need an invitation.')).toBeVisible();
  await closed.close();

  const printed = await operator('invite', email);
  const invitation = /http:\S+/.exec(printed)![0];
  await page.goto(invitation);
  await expect(page.getByRole('heading', { name: 'You’re invited' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Continue' }).click();
  const [popup] = await Promise.all([page.waitForEvent('popup'), pressContinue(page)]);
  await expect(popup.getByLabel('E-mail')).toHaveValue(email);
  await popup.getByLabel('Password').fill(password);
  await popup.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/onboarding');
  await expect(logOutButton(page)).toBeVisible();

  await page.goto('/settings/security');
  const card = page.getByRole('region', { name: 'Sign-in method' });
  await expect(card.getByText('Not confirmed')).toBeVisible();
  await page.goto(await linkIn(email, 'Welcome to Hundred'));
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Confirm e-mail' }).click();
  await expect(page.getByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible();
  await page.goto('/settings/security');
  await expect(card.getByText('Confirmed', { exact: true })).toBeVisible();

  const other = newEmail();
  await card.getByRole('link', { name: 'Change e-mail' }).click();
  await expectNoViolations(page);
  await page.getByLabel('New e-mail').fill(other);
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Change e-mail' }).click();
  await expect(page.getByText(other)).toBeVisible();
  await page.goto(await linkIn(other, 'Confirm your new e-mail'));
  await page.getByRole('button', { name: 'Use this e-mail' }).click();
  await expect(page.getByRole('heading', { name: 'Your e-mail is changed' })).toBeVisible();
  await page.goto('/settings/security');
  await expect(card).toContainText(other);
  await linkIn(email, 'was changed');

  // The used invitation says so.
  await page.goto(invitation);
  await expect(page.getByRole('heading', { name: 'This invitation was used' })).toBeVisible();
});

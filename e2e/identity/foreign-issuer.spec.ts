import { randomUUID } from 'node:crypto';
import { freePort } from '@hundred/testkit/free-port';
import { startServer } from '@hundred/testkit/server-process';
import type { Page } from '@playwright/test';
import { test as base } from '../fixtures';
import { journeyStorage } from '../storage';
import { startForeignIssuer } from './foreign-issuer';
import { blockPopups, continueButton, expect, logOutButton } from './signing-in';

/** The product with an issuer of somebody else, which it knows by its address alone. */
const test = base.extend({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const port = String(await freePort());
      const foreign = await startForeignIssuer(`http://localhost:${port}`);
      const storage = await journeyStorage();
      const server = await startServer({
        PORT: port,
        ...storage.environment,
        TEST_CLOCK: '1',
        OIDC_ISSUER: foreign.issuer,
        OIDC_CLIENT_ID: foreign.clientId,
      });
      await use(server);
      await server.stop();
      await foreign.close();
      await storage.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
// Its own pages ask for a font on the internet and for an icon that they do not have.
test.use({ expectedConsoleErrors: [/ERR_NAME_NOT_RESOLVED|ERR_INTERNET_DISCONNECTED|status of (401|404)/] });

/** The pages of the library: a name, a password, and a yes to what is asked for. */
async function signInThere(identity: Page, name: string): Promise<void> {
  await identity.getByPlaceholder('Enter any login').fill(name);
  await identity.getByPlaceholder('and password').fill('anything');
  await identity.getByRole('button', { name: 'Sign-in' }).click();
  await identity.getByRole('button', { name: 'Continue' }).click();
}

const newName = () => randomUUID();

test('a foreign issuer, found by discovery: sign in by popup, reload, sign out', async ({ page }) => {
  const name = newName();
  await page.goto('/settings');
  await expect(page).toHaveURL('/login');
  const [popup] = await Promise.all([page.waitForEvent('popup'), continueButton(page).click()]);
  const answered = page.waitForResponse('**/api/auth/firebase');
  await signInThere(popup, name);
  const { user } = await (await answered).json();
  expect(user).toMatchObject({
    email: `${name}@elsewhere.test`,
    displayName: 'From Elsewhere',
    signInMethod: 'external',
  });
  await expect(page).toHaveURL('/settings');
  await page.reload();
  await expect(logOutButton(page)).toBeVisible();

  await logOutButton(page).click();
  await page.getByRole('button', { name: 'Yes, sign me out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(continueButton(page)).toBeVisible();
});

test('a foreign issuer by redirect, where popups are blocked', async ({ page }) => {
  await blockPopups(page);
  await page.goto('/login');
  await continueButton(page).click();
  await signInThere(page, newName());
  await expect(page).toHaveURL('/onboarding');
  await expect(logOutButton(page)).toBeVisible();
});

test('renewing at a foreign issuer goes on without interruption', async ({ page }) => {
  await blockPopups(page);
  await page.goto('/settings');
  await continueButton(page).click();
  await signInThere(page, newName());
  await expect(logOutButton(page)).toBeVisible();
  await page.route(
    '**/api/auth/verify',
    (route) => route.fulfill({ status: 401, json: { error: 'not_signed_in', message: 'Please sign in.' } }),
    { times: 1 },
  );
  const verified = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/auth/verify') && answer.status() === 200,
  );
  await page.reload();
  await verified;
  await expect(logOutButton(page)).toBeVisible();
});

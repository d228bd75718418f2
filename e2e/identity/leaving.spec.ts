import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { test as embeddedTest } from '../fixtures';
import { message } from '../messages';
import { foreignTest, signInAtIssuer } from './foreign-issuer';
import { createAccount, expect, logOutButton, pressContinue } from './signing-in';

interface WayToLeave {
  /** Answers a request to the identity service, which fails meanwhile. */
  failRequest: (route: Route) => Promise<void>;
  leave: (page: Page) => Promise<void>;
}

/**
 * Every way to end a session. Each starts on the security tab and meets another fault: faults affect signing out in the
 * same way for all three, and `oidc-adapter.test.ts` covers each fault.
 */
const ways: Record<string, WayToLeave> = {
  'logged out, offline': {
    failRequest: (route) => route.abort('internetdisconnected'),
    leave: (page) => logOutButton(page).click(),
  },
  'signed out everywhere, in a time-out': {
    failRequest: async () => {},
    async leave(page) {
      await page.getByRole('button', { name: 'Sign out everywhere' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
    },
  },
  'deleted, in a 502': {
    failRequest: (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }),
    async leave(page) {
      await page.getByRole('button', { name: 'Delete Account' }).click();
      await page.getByLabel('Type DELETE to confirm').fill('DELETE');
      await page.getByLabel('Type DELETE to confirm').press('Enter');
      await expect(message(page, 'Your account and your progress are deleted.')).toBeVisible();
    },
  },
};

const issuers = [
  {
    issuer: 'our own identity service',
    test: embeddedTest,
    notice: 'Next time, the sign-in service asks for your password.',
    passwordField: (identity: Page) => identity.getByLabel('Password'),
    signInAs: (identity: Page, name: string) => createAccount(identity, `${name}@people.test`),
  },
  {
    issuer: 'a foreign issuer',
    test: foreignTest,
    notice: 'On a shared device, sign out of your sign-in service too.',
    passwordField: (identity: Page) => identity.getByPlaceholder('and password'),
    signInAs: signInAtIssuer,
  },
];

/** The pattern of all addresses of the identity service. */
async function addressesOf(page: Page): Promise<string> {
  const { identity } = await (await page.request.get('/api/config')).json();
  return `${identity.authority}/**`;
}

async function openSignInPopup(page: Page): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), pressContinue(page)]);
  return popup;
}

const unroute = (context: BrowserContext) => context.unrouteAll({ behavior: 'ignoreErrors' });

for (const { issuer, test, notice, passwordField, signInAs } of issuers) {
  test.describe(() => {
    test.use({
      expectedConsoleErrors: [/status of (401|404|502)|ERR_(NAME_NOT_RESOLVED|INTERNET_DISCONNECTED)/],
    });

    test(`Signing out while ${issuer} is unavailable lets nobody in afterwards: ${Object.keys(ways).join('; ')}`, async ({
      page,
      context,
    }) => {
      await page.goto('/login');
      await signInAs(await openSignInPopup(page), randomUUID());
      for (const [way, { failRequest, leave }] of Object.entries(ways)) {
        await test.step(way, async () => {
          await expect(logOutButton(page)).toBeVisible();
          await page.goto('/settings/security');
          await expect(page.getByRole('button', { name: 'Sign out everywhere' })).toBeVisible();
          await context.route(await addressesOf(page), failRequest);
          await leave(page);
          await expect(page).toHaveURL('/login');
          await expect(page.getByRole('status').filter({ hasText: notice })).toBeVisible();
          await unroute(context);

          const popup = await openSignInPopup(page);
          await expect(passwordField(popup)).toBeVisible();
          // Another person can sign in, although the old session continues there.
          await signInAs(popup, randomUUID());
        });
      }
      await expect(logOutButton(page)).toBeVisible();
    });
  });
}

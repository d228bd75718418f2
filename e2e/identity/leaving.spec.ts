import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { test as embeddedTest } from '../fixtures';
import { message } from '../messages';
import { foreignTest, signInThere } from './foreign-issuer';
import { continueButton, createAccount, expect, logOutButton } from './signing-in';

/** The ways in which an identity service is not there, as a browser meets them. */
const faults: Record<string, (route: Route) => Promise<void>> = {
  offline: (route) => route.abort('internetdisconnected'),
  502: (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }),
  'time-out': async () => {},
};

/** Everything that ends a session here. Each begins on the security tab. */
const ways: Record<string, (page: Page) => Promise<void>> = {
  'logging out': (page) => logOutButton(page).click(),
  async 'signing out everywhere'(page) {
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  },
  async 'deleting the account'(page) {
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await page.getByLabel('Type DELETE to confirm').fill('DELETE');
    await page.getByLabel('Type DELETE to confirm').press('Enter');
    await expect(message(page, 'Your account is deleted, with everything about you.')).toBeVisible();
  },
};

const kinds = [
  {
    issuer: 'our own identity service',
    test: embeddedTest,
    words: 'The sign-in service could not be told, so it asks for your password next time.',
    asksWho: (identity: Page) => identity.getByLabel('Password'),
    signInAs: (identity: Page, name: string) => createAccount(identity, `${name}@people.test`),
  },
  {
    issuer: 'a foreign issuer',
    test: foreignTest,
    words: 'The service you sign in with may still know you on this device',
    asksWho: (identity: Page) => identity.getByPlaceholder('and password'),
    signInAs: signInThere,
  },
];

/** Whatever the page would ask of the identity service, and where it leaves for it. */
async function addressesOf(page: Page): Promise<string> {
  const { identity } = await (await page.request.get('/api/config')).json();
  return `${identity.authority}/**`;
}

async function tapContinue(page: Page): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), continueButton(page).click()]);
  return popup;
}

const unroute = (context: BrowserContext) => context.unrouteAll({ behavior: 'ignoreErrors' });

for (const { issuer, test, words, asksWho, signInAs } of kinds) {
  test.describe(() => {
    test.use({
      expectedConsoleErrors: [/status of (401|404|502)|ERR_(NAME_NOT_RESOLVED|INTERNET_DISCONNECTED)/],
    });

    for (const [way, leave] of Object.entries(ways)) {
      test(`${way} while ${issuer} is away lets nobody in after`, async ({ page, context }) => {
        await page.goto('/login');
        await signInAs(await tapContinue(page), randomUUID());
        for (const [fault, answer] of Object.entries(faults)) {
          await test.step(fault, async () => {
            await expect(logOutButton(page)).toBeVisible();
            await page.goto('/settings/security');
            await expect(page.getByRole('button', { name: 'Sign out everywhere' })).toBeVisible();
            await context.route(await addressesOf(page), answer);
            await leave(page);
            await expect(page).toHaveURL('/login');
            await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();
            await unroute(context);

            const popup = await tapContinue(page);
            await expect(asksWho(popup)).toBeVisible();
            // Nor does it keep out whoever can say who they are: somebody else, while the old session goes on there.
            await signInAs(popup, randomUUID());
          });
        }
        await expect(logOutButton(page)).toBeVisible();
      });
    }
  });
}

import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures';

export { expect };

export const password = 'correct horse battery';
export const newEmail = () => `${randomUUID()}@people.test`;

export const continueButton = (page: Page) => page.getByRole('button', { name: 'Sign in or create account' });
export const logOutButton = (page: Page) => page.getByRole('button', { name: 'Log out' });

/**
 * Expected console errors of these journeys: the browser's own lines about refusals, such as the 404 that leads a new
 * person to onboarding.
 */
export const refusalConsoleErrors = /status of (400|401|404|503)|ERR_INTERNET_DISCONNECTED/;

/** Waits until React has hydrated the buttons of a prerendered page, because an earlier press is lost. */
export const untilHydrated = (page: Page) =>
  expect
    .poll(() =>
      page
        .locator('main button')
        .first()
        .evaluate((button) => Object.keys(button).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true);

export async function pressContinue(page: Page): Promise<void> {
  // The page before this one may also have a button.
  await expect(continueButton(page)).toBeVisible();
  await untilHydrated(page);
  await continueButton(page).click();
}

/** Presses the button on the login page and returns the popup. */
export async function openPopup(page: Page): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), pressContinue(page)]);
  await expect(identityForm(popup)).toBeVisible();
  return popup;
}

/** The heading of either form. A new browser gets the form for a new account, and a known one the sign-in. */
const identityForm = (identity: Page) =>
  identity.getByRole('heading', { name: /^(Sign in|Create an account)$/ });

/** Opens the other form if this one is not wanted. */
export async function chooseForm(identity: Page, form: 'Sign in' | 'Create an account'): Promise<void> {
  if ((await identityForm(identity).textContent()) !== form)
    await identity.getByRole('link', { name: form, exact: true }).click();
  await expect(identity.getByRole('heading', { name: form })).toBeVisible();
}

/** Fills in the page of the identity service, in a popup or in the tab itself. */
export async function createAccount(identity: Page, email: string, name = ''): Promise<void> {
  await chooseForm(identity, 'Create an account');
  await identity.getByLabel('Email').fill(email);
  await identity.getByLabel('Password').fill(password);
  if (name) await identity.getByLabel('Name').fill(name);
  await identity.getByRole('button', { name: 'Create account' }).click();
}

export async function enterPassword(identity: Page, email: string, typed = password): Promise<void> {
  await chooseForm(identity, 'Sign in');
  await identity.getByLabel('Email').fill(email);
  await identity.getByLabel('Password').fill(typed);
  await identity.getByRole('button', { name: 'Sign in' }).click();
}

/** From an empty browser to the first signed-in page. */
export async function signUp(page: Page, email = newEmail(), name = ''): Promise<string> {
  await page.goto('/login');
  await createAccount(await openPopup(page), email, name);
  await expect(page).toHaveURL('/onboarding');
  await expect(logOutButton(page)).toBeVisible();
  return email;
}

/** The token of the person who is signed in in this browser. */
export const tokenOf = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('oidc.user:'));
    return JSON.parse(localStorage.getItem(key ?? '') ?? '{}').id_token as string;
  });

/** Makes the browser refuse every popup, like a strict blocker. */
export async function blockPopups(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.open = () => null;
  });
}

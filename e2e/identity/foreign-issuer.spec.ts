import { randomUUID } from 'node:crypto';
import { issuerPageErrors, signInAtIssuer, foreignTest as test } from './foreign-issuer';
import { blockPopups, continueButton, expect, logOutButton, pressContinue } from './signing-in';

test.use({ expectedConsoleErrors: [issuerPageErrors] });

const newName = () => randomUUID();

test('A foreign issuer, found by discovery, signs in by popup, survives a reload and signs out', async ({
  page,
}) => {
  const name = newName();
  await page.goto('/settings');
  await expect(page).toHaveURL('/login');
  const [popup] = await Promise.all([page.waitForEvent('popup'), pressContinue(page)]);
  const signInAnswer = page.waitForResponse('**/api/auth/firebase');
  await signInAtIssuer(popup, name);
  const { user } = await (await signInAnswer).json();
  expect(user).toMatchObject({
    email: `${name}@elsewhere.test`,
    displayName: 'From Elsewhere',
    signInMethod: 'external',
  });
  await expect(page).toHaveURL('/settings');
  await page.reload();
  await expect(logOutButton(page)).toBeVisible();

  await logOutButton(page).click();
  await expect(page).toHaveURL('/login');
  await expect(continueButton(page)).toBeVisible();
});

test('A foreign issuer signs in by redirect if popups are blocked', async ({ page }) => {
  await blockPopups(page);
  await page.goto('/login');
  await pressContinue(page);
  await signInAtIssuer(page, newName());
  await expect(page).toHaveURL('/onboarding');
  await expect(logOutButton(page)).toBeVisible();
});

test('A token of a foreign issuer is renewed without interruption', async ({ page }) => {
  await blockPopups(page);
  await page.goto('/settings');
  await pressContinue(page);
  await signInAtIssuer(page, newName());
  await expect(logOutButton(page)).toBeVisible();
  await page.route(
    '**/api/auth/verify',
    (route) => route.fulfill({ status: 401, json: { error: 'not_signed_in', message: 'Please sign in.' } }),
    { times: 1 },
  );
  const verifyAnswer = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/auth/verify') && answer.status() === 200,
  );
  await page.reload();
  await verifyAnswer;
  await expect(logOutButton(page)).toBeVisible();
});

import { startServer } from '@hundred/testkit/services/server-process';
import { test as base } from '../fixtures';
import { journeyStorage } from '../storage';
import { continueButton, expect, pressContinue } from './signing-in';

/** The product configured for Firebase. Google cannot be reached here: see docs/decisions/0010-identity.md. */
const test = base.extend({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const storage = await journeyStorage();
      const server = await startServer({
        ...storage.environment,
        TEST_CLOCK: '1',
        FIREBASE_PROJECT_ID: 'hundred-1a2b3',
        FIREBASE_API_KEY: 'a-public-key',
      });
      await use(server);
      await server.stop();
      await storage.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
test.use({ expectedConsoleErrors: [/ERR_(FAILED|INTERNET_DISCONNECTED|NAME_NOT_RESOLVED)/] });

test('Firebase’s SDK loads, may request its helper, and reports that it cannot be reached', async ({
  page,
}) => {
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  const policyErrors: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) policyErrors.push(message.text());
  });
  await page.route(/googleapis\.com|apis\.google\.com|firebaseapp\.com/, (route) => route.abort());
  await page.goto('/login');
  await pressContinue(page);
  await expect(page.getByRole('alert')).toHaveText('We couldn’t reach the sign-in service. Try again.');
  await expect(continueButton(page)).toBeEnabled();
  expect(requestedUrls.some((url) => url.startsWith('https://apis.google.com/'))).toBe(true);
  expect(requestedUrls.some((url) => /firebase-adapter/.test(url))).toBe(true);
  expect(requestedUrls.some((url) => /oidc-adapter/.test(url))).toBe(false);
  expect(policyErrors).toEqual([]);
});

import { fileURLToPath } from 'node:url';
import { startLocalIssuer } from '@hundred/testkit/services/local-issuer';
import { startServer } from '@hundred/testkit/services/server-process';
import { test as base, expect, type Page } from '@playwright/test';
import { createServer } from 'vite';
import { newEmail, password } from '../identity/signing-in';
import { journeyStorage } from '../storage';
import type { FirebaseInPage } from './page/port';

const emulator = process.env.FIREBASE_EMULATOR ?? '';

const test = base.extend<{ newPage: () => Promise<Page> }, { pageUrl: string }>({
  pageUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const repository = fileURLToPath(new URL('../..', import.meta.url));
      const vite = await createServer({
        configFile: false,
        root: fileURLToPath(new URL('page', import.meta.url)),
        cacheDir: `${repository}/.cache/vite-firebase`,
        logLevel: 'warn',
        optimizeDeps: { include: ['@firebase/app', '@firebase/auth'] },
        server: { host: '127.0.0.1', port: 0, fs: { allow: [repository] } },
      });
      await vite.listen();
      await use(`${vite.resolvedUrls?.local[0]}?emulator=${encodeURIComponent(emulator)}`);
      await vite.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  newPage: async ({ page, pageUrl }, use) => {
    await use(async () => {
      await page.goto(pageUrl);
      await page.waitForFunction(() => 'inPage' in window);
      return page;
    });
  },
});

declare global {
  interface Window {
    inPage: FirebaseInPage;
  }
}

const register = (page: Page, email: string) =>
  page.evaluate(([address, secret]) => window.inPage.register(address, secret), [email, password] as const);
const signIn = (page: Page, email: string, typed: string) =>
  page.evaluate(([address, secret]) => window.inPage.signIn(address, secret), [email, typed] as const);
const currentToken = (page: Page) => page.evaluate(() => window.inPage.port.token());
const renewToken = (page: Page, refused: string) =>
  page.evaluate((old) => window.inPage.port.renew(old), refused);
const claimsOf = (jwt: string | undefined) =>
  JSON.parse(Buffer.from(jwt?.split('.')[1] ?? '', 'base64url').toString());

test('A person stays signed in after a reload, is refused with a wrong password, and signs out', async ({
  newPage,
}) => {
  const page = await newPage();
  const email = newEmail();
  await register(page, email);
  expect(claimsOf(await currentToken(page))).toMatchObject({ email, aud: 'demo-hundred' });
  await newPage();
  expect(claimsOf(await currentToken(page))).toMatchObject({ email });
  await page.evaluate(() => window.inPage.port.signOut());
  expect(await currentToken(page)).toBeUndefined();
  await expect(signIn(page, email, 'wrong horse')).rejects.toThrow(/auth\//);
  expect(await currentToken(page)).toBeUndefined();
  await signIn(page, email, password);
  expect(claimsOf(await currentToken(page))).toMatchObject({ email });
});

test('A refused token is replaced, and a deleted person is signed out', async ({ newPage }) => {
  const page = await newPage();
  await register(page, newEmail());
  const refusedToken = (await currentToken(page)) ?? '';
  // The emulator dates tokens to the second, so a new one differs only in the next second.
  await expect.poll(() => renewToken(page, refusedToken)).not.toBe(refusedToken);
  await page.request.post(`${emulator}/identitytoolkit.googleapis.com/v1/accounts:delete?key=a-public-key`, {
    data: { idToken: await currentToken(page) },
  });
  expect(await renewToken(page, (await currentToken(page)) ?? '')).toBeUndefined();
  expect(await currentToken(page)).toBeUndefined();
});

test('An unreachable identity service signs nobody out', async ({ newPage }) => {
  const page = await newPage();
  await register(page, newEmail());
  const current = (await currentToken(page)) ?? '';
  await page.route(`${emulator}/**`, (route) => route.abort());
  await expect(renewToken(page, current)).rejects.toThrow('We couldn’t reach the sign-in service.');
  expect(await currentToken(page)).toBe(current);
});

test('The server accepts the SDK’s token once it is signed, and not as the emulator leaves it', async ({
  newPage,
}) => {
  // Signs in place of Google, whose keys a test does not have.
  const google = await startLocalIssuer('RS256');
  const storage = await journeyStorage();
  const server = await startServer({
    ...storage.environment,
    TEST_CLOCK: '1',
    OIDC_ISSUER: 'https://securetoken.google.com/demo-hundred',
    OIDC_CLIENT_ID: 'demo-hundred',
    OIDC_JWKS_URL: google.jwksUrl,
  });
  try {
    const page = await newPage();
    const email = newEmail();
    await register(page, email);
    const unsignedToken = (await currentToken(page)) ?? '';
    const sendToServer = (idToken: string) =>
      page.request.post(`${server.url}/api/auth/firebase`, { data: { idToken } });
    expect((await sendToServer(unsignedToken)).status()).toBe(401);
    const claims = claimsOf(unsignedToken);
    const answer = await sendToServer(await google.mint(claims.sub, { claims }));
    expect(answer.status()).toBe(200);
    expect((await answer.json()).user).toMatchObject({ email });
  } finally {
    await server.stop();
    await storage.dispose();
    await google.close();
  }
});

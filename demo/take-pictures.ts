/**
 * Takes the pictures of the README from the demo: `npm run make:pictures`. The people of the demo did everything shown
 * in them.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from '@hundred/testkit/find-browser';
import { repositoryRoot } from '@hundred/testkit/repository-root';
import { startServer, temporaryDataDir } from '@hundred/testkit/services/server-process';
import { type Browser, chromium, type Page } from '@playwright/test';
import { acceptPrivacy } from '../e2e/accept-privacy';
import { enterPassword, openPopup, tokenOf } from '../e2e/identity/signing-in';
import { emailOf, password } from './sign-in';

const folder = join(repositoryRoot, 'docs', 'pictures');
const phone = { width: 390, height: 844 };
const desktop = { width: 1366, height: 850 };

/** Takes a picture on a desktop by day and on a phone by night. */
async function take(page: Page, name: string): Promise<void> {
  for (const [theme, size] of [
    ['light', desktop],
    ['dark', phone],
  ] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.setViewportSize(size);
    await page.waitForLoadState('networkidle');
    // Waits until nothing is being loaded.
    await page.waitForFunction(() => !document.querySelector('.animate-skeleton'));
    // Waits until the colours have faded from one theme to the other.
    await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const fading = document.getAnimations().filter((one) => one instanceof CSSTransition);
      await Promise.all(fading.map(({ finished }) => finished));
    });
    const devtools = await page.context().newCDPSession(page);
    const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 82 });
    writeFileSync(join(folder, `${name}-${theme}-${size.width}.webp`), Buffer.from(data, 'base64'));
  }
}

async function signIn(browser: Browser, url: string, name: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: desktop, reducedMotion: 'reduce' });
  await acceptPrivacy(context);
  const page = await context.newPage();
  await page.goto('/login');
  await enterPassword(await openPopup(page), emailOf(name), password);
  await page
    .getByText(/^Day \d+ of 100$/)
    .first()
    .waitFor();
  return page;
}

/** 7 minutes and 14 seconds. */
const workoutMs = 434_000;

/** Advances the workout timer by some minutes without waiting. */
async function letMinutesPass(page: Page): Promise<void> {
  await page.evaluate((elapsedMs) => {
    for (const [key, value] of Object.entries(localStorage)) {
      if (!key.startsWith('hundred:workout-began:')) continue;
      const [since, counted = 0] = value.split(' ').map(Number);
      localStorage.setItem(key, `${since} ${counted + elapsedMs}`);
    }
  }, workoutMs);
  await page.reload();
  await page
    .getByText(/^Day \d+ of 100$/)
    .first()
    .waitFor();
}

const data = temporaryDataDir();
const server = await startServer({ DATA_DIR: data.path });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  const env = { ...process.env, DATA_DIR: data.path, DATABASE_URL: '' };
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'demo/seed.ts'], {
    cwd: repositoryRoot,
    env,
  });
  if (status !== 0) throw new Error('The demo has no people.');
  mkdirSync(folder, { recursive: true });

  const maya = await signIn(browser, server.url, 'Maya');
  await letMinutesPass(maya);
  await take(maya, 'today');
  for (const exercise of ['Sit-ups', 'Jumping Jacks'])
    await maya.getByRole('button', { name: `Complete ${exercise}`, exact: true }).click();
  await maya.getByRole('dialog', { name: /Complete/ }).waitFor();
  await take(maya, 'day-complete');

  const kaya = await signIn(browser, server.url, 'Kaya');
  await kaya.goto('/together');
  await kaya.getByRole('link', { name: /^Early Shift/ }).click();
  await kaya.getByRole('heading', { name: 'Team streak' }).waitFor();
  await take(kaya, 'together');
  await kaya.goto('/statistics/forecast');
  await kaya.getByRole('heading', { level: 2 }).first().waitFor();
  await take(kaya, 'forecast');
  await kaya.goto('/desk');
  await kaya.getByRole('heading', { name: 'Active people per day' }).waitFor();
  await take(kaya, 'desk');
  await kaya.request.post('/api/desk/invitations/by-email', {
    headers: { authorization: `Bearer ${await tokenOf(kaya)}` },
    data: { emails: ['ann@example.org', 'bo@example.org', 'cem@example.org'], days: 14 },
    failOnStatusCode: true,
  });
  await kaya.goto('/desk/invitations');
  await kaya.getByText('cem@example.org').first().waitFor();
  await take(kaya, 'desk-invitations');
} finally {
  await browser.close();
  await server.stop();
  data.remove();
}

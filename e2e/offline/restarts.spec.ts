import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@hundred/testkit/services/server-process';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { acceptPrivacy } from '../accept-privacy';
import { allExerciseNames, completeOnPage, dayChip, dayComplete, expect } from '../day/day-actions';
import { test } from '../fixtures';
import { journeyStorage } from '../storage';
import {
  newOfflineReadyChallenger,
  serverLogLines,
  signedInPerson,
  untilNothingPending,
  wholeDay,
} from './offline-actions';

test.describe.configure({ timeout: 240_000 });
test.use({
  serviceWorkers: 'allow',
  expectedConsoleErrors: [
    /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/,
  ],
});

const noon = '2026-05-04T12:00:00Z';
const oneHourLater = '2026-05-04T13:00:00Z';

test('A browser that is closed without a connection still has everything when it is opened again', async ({
  baseURL,
  launchOptions,
  watch,
}) => {
  const profile = mkdtempSync(join(tmpdir(), 'hundred-browser-'));
  const open = async (now: string): Promise<[BrowserContext, Page]> => {
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      baseURL: baseURL ?? '',
      timezoneId: 'UTC',
      locale: 'en-US',
    });
    watch(context);
    await acceptPrivacy(context);
    const page = await context.newPage();
    await page.clock.install({ time: now });
    return [context, page];
  };
  try {
    const [firstContext, page] = await open(noon);
    await newOfflineReadyChallenger(page, noon, 'UTC');
    await firstContext.setOffline(true);
    await completeOnPage(page, allExerciseNames.slice(0, 2));
    await expect(page.getByText('Saved here until you’re back online: 2 exercises.')).toBeVisible();
    await firstContext.close();

    const [secondContext, reopenedPage] = await open(oneHourLater);
    await secondContext.setOffline(true);
    await reopenedPage.goto('/dashboard');
    await expect(reopenedPage.getByText('Saved here until you’re back online: 2 exercises.')).toBeVisible();
    await completeOnPage(reopenedPage, allExerciseNames.slice(2));
    await expect(dayComplete(reopenedPage, 1)).toBeVisible();
    await secondContext.setExtraHTTPHeaders({ 'x-test-now': oneHourLater });
    await secondContext.setOffline(false);
    await untilNothingPending(reopenedPage);
    expect(await serverLogLines(signedInPerson(reopenedPage), oneHourLater)).toEqual(wholeDay('2026-05-04'));
    await secondContext.close();
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
});

test('A server that is killed during a push receives every command once', async ({ browser }) => {
  const storage = await journeyStorage();
  const environment = { ...storage.environment, TEST_CLOCK: '1' };
  let server = await startServer(environment);
  const port = new URL(server.url).port;
  const context = await browser.newContext({
    baseURL: server.url,
    timezoneId: 'UTC',
    locale: 'en-US',
    serviceWorkers: 'allow',
  });
  try {
    const page = await context.newPage();
    const person = await newOfflineReadyChallenger(page, noon, 'UTC');
    await expect(dayChip(page, 1)).toBeVisible();
    await context.setOffline(true);
    await completeOnPage(page);
    await expect(page.getByText('Saved here until you’re back online: 3 exercises.')).toBeVisible();

    // The first request is stored and answered. Only the server could tell whether the second one arrived.
    let requests = 0;
    let reportKill = () => {};
    const killed = new Promise<void>((resolve) => {
      reportKill = resolve;
    });
    await page.route('**/api/challenge/complete-exercise', async (route) => {
      requests += 1;
      if (requests !== 2) return route.continue();
      const arrived = route.fetch().catch(() => undefined);
      // The server is killed while it has the request, or just before or after.
      await Promise.race([arrived, server.kill()]);
      await server.kill();
      await route.abort('connectionreset');
      reportKill();
    });
    await context.setOffline(false);
    await killed;
    await page.unroute('**/api/challenge/complete-exercise');
    server = await startServer({ ...environment, PORT: port });
    await untilNothingPending(page);
    expect(await serverLogLines(person, oneHourLater)).toEqual(wholeDay('2026-05-04'));
    await expect(dayComplete(page, 1)).toBeVisible();
  } finally {
    await context.close();
    await server.stop();
    await storage.dispose();
  }
});

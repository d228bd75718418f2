import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '@hundred/testkit/find-browser';
import { freePort } from '@hundred/testkit/free-port';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { newPerson } from '../../e2e/day/day-actions';
import { startWithPastDates } from '../../e2e/day/past-dates';

export interface SignedInBrowser {
  page: Page;
  context: BrowserContext;
  /** The port for Lighthouse. */
  port: number;
  close(): Promise<void>;
}

/** The browser of a person in their second week, on this server. */
export async function openSignedInBrowser(url: string): Promise<SignedInBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'hundred-browser-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--no-first-run',
      `--remote-debugging-port=${port}`,
    ],
    baseURL: url,
    timezoneId: 'UTC',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const page = await context.newPage();
  // Each `c` is a completed date before today.
  await startWithPastDates(await newPerson(page), 'cccccccccc');
  await page.evaluate(() => localStorage.setItem('privacyAccepted', 'true'));
  return {
    page,
    context,
    port,
    async close() {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

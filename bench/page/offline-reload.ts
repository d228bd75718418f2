import { storedFactCount, untilProgramStored } from '../../e2e/offline/offline-actions';
import type { SignedInBrowser } from './signed-in-browser';

declare global {
  interface Window {
    usableAt?: number;
  }
}

/**
 * Runs in the page: records when it can be used. It is passed as text, because the compiler adds helpers to functions
 * that the browser does not have.
 */
const watchUntilUsable = `
  requestAnimationFrame(function look() {
    if (document.querySelector('button[aria-label^="Complete"]:not(:disabled)')) window.usableAt = performance.now();
    else requestAnimationFrame(look);
  });
`;

/** Milliseconds from the request for the page, without a connection, to an enabled Complete button. */
export async function measureOfflineReloads(browser: SignedInBrowser, rounds: number): Promise<number[]> {
  const { page, context } = browser;
  await page.goto('/dashboard');
  await untilProgramStored(page);
  while ((await storedFactCount(page)) === 0) await page.waitForTimeout(50);
  await page.addInitScript({ content: watchUntilUsable });
  await context.setOffline(true);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.reload();
    await page.waitForFunction(() => window.usableAt !== undefined);
    times.push(await page.evaluate(() => window.usableAt ?? Number.NaN));
  }
  await context.setOffline(false);
  return times;
}

import type { Page } from '@playwright/test';
import { test } from '../fixtures';
import { deedsOnServer, wholeDay } from '../offline/offline-actions';
import { expect, moveBothClocks, newChallenger, openDashboard, stage } from './day-actions';
import { countToEnd, morning, startSession, zone } from './session-actions';

test.use({ timezoneId: zone });

/** Lets the seconds pass on the page, and on the server with it. */
async function wait(page: Page, seconds: number): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await moveBothClocks(page, new Date(now + seconds * 1000).toISOString(), () =>
    page.clock.runFor(seconds * 1000),
  );
}

test('A session takes a person through the day with two taps besides the reps', async ({ page }) => {
  const person = await newChallenger(page, morning, zone);
  await openDashboard(page, morning);
  const taps: string[] = [];
  await page.exposeFunction('noteTap', (label: string) => taps.push(label));
  await page.evaluate(() =>
    document.addEventListener(
      'click',
      ({ target }) => Reflect.get(window, 'noteTap')((target as HTMLElement).textContent),
      true,
    ),
  );
  await startSession(page);
  for (const exercise of ['push-ups', 'sit-ups', 'jumping jacks']) {
    await expect(page.getByRole('heading', { name: `Count ${exercise}` })).toBeAttached();
    await countToEnd(page, 10, () => wait(page, 5.2));
    if (exercise === 'jumping jacks') break;
    await expect(page.getByRole('heading', { name: 'Rest' })).toBeVisible();
    await wait(page, 31);
  }
  await page.clock.runFor(2000);
  await expect(stage(page)).toBeVisible();
  expect(taps).toEqual(['Start session', 'Start']);
  await expect.poll(() => deedsOnServer(person, morning)).toEqual(wholeDay('2026-02-02'));
});

import type { Page } from '@playwright/test';
import { expect, type JourneyPerson, moveBothClocks, stage } from './day-actions';

/** An hour ahead of UTC on the dates of these journeys. */
export const zone = 'Europe/Berlin';
export const morning = '2026-02-02T09:00:00Z';
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The line that counts the reps of the set. */
export const status = (page: Page) => page.getByText(/ of \d+ done/);

/** Opens the session from the dashboard and starts it. */
export async function startSession(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Start session' }).click();
  await button(page, 'Start').click();
}

/** Counts reps by touch. The browser's clock moves on, because two touches within a moment are one. */
export async function countReps(page: Page, reps: number): Promise<void> {
  for (let rep = 0; rep < reps; rep += 1) {
    const before = await status(page).textContent();
    await page.clock.runFor(400);
    await page.locator('[data-field]').dispatchEvent('pointerdown', { isPrimary: true });
    await expect(status(page)).not.toHaveText(before ?? '');
  }
}

export async function finishSet(page: Page): Promise<void> {
  await button(page, 'Finish').click();
}

/**
 * Counts the rest of a set and ends it. The page's clock stops before the last rep, because a complete set finishes
 * itself after five seconds.
 */
export async function countToEnd(
  page: Page,
  reps: number,
  endSet: (page: Page) => Promise<void>,
): Promise<void> {
  await countReps(page, reps - 1);
  const now = await page.evaluate(() => Date.now());
  const soon = new Date(now + 60_000).toISOString();
  await moveBothClocks(page, soon, () => page.clock.pauseAt(soon));
  await countReps(page, 1);
  await endSet(page);
  await page.clock.resume();
}

/** The dialog of a complete day opens a moment after the last set, by the clock of the page. */
export async function expectStage(page: Page): Promise<void> {
  await page.clock.runFor(2000);
  await expect(stage(page)).toBeVisible();
}

/** Stops the clock of the page and of the server, so that only `letSecondsPass` and `countReps` let seconds pass. */
export const stopClocks = (page: Page, now: string): Promise<void> =>
  moveBothClocks(page, now, () => page.clock.pauseAt(now));

/** Lets the seconds pass on the page, and on the server with it. */
export async function letSecondsPass(page: Page, seconds: number): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await moveBothClocks(page, new Date(now + seconds * 1000).toISOString(), () =>
    page.clock.runFor(seconds * 1000),
  );
}

/** The recorded times in the order of the log: of the exercise alone, and of the workout timer. */
export async function timesOnServer(person: JourneyPerson, now: string): Promise<string[]> {
  const { facts } = (await person.call(now, 'GET', '/challenge/log')) as { facts: Record<string, unknown>[] };
  return facts
    .filter(({ kind }) => kind === 'exerciseCompleted')
    .map(({ exercise, exerciseSeconds, timeSeconds }) => `${exercise} ${exerciseSeconds} of ${timeSeconds}`);
}

import { exerciseIds, exerciseNames } from '@hundred/domain/days/exercises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { hold } from '../hold';
import { signUpQuietly } from '../identity/quiet-sign-up';
import { expect } from '../identity/signing-in';

export { expect };

type Answer = Record<string, unknown>;

/** Someone doing the challenge: their page, and their own calls at any instant. */
export interface Person {
  page: Page;
  /** Calls the product as this person at an instant of the test's choosing. */
  call: (
    now: string,
    method: 'GET' | 'POST' | 'DELETE' | 'PUT',
    path: string,
    body?: object,
  ) => Promise<Answer>;
}

/** A new person, signed in. Identity keeps to the real clock, so this comes before any clock is moved. */
export async function newPerson(page: Page): Promise<Person> {
  const { idToken } = await signUpQuietly(page);
  await takeBadges(page);
  return {
    page,
    async call(now, method, path, body) {
      const answer = await page.request.fetch(`/api${path}`, {
        method,
        headers: { authorization: `Bearer ${idToken}`, 'x-test-now': now },
        ...(body && { data: body }),
      });
      expect(answer.status(), `${method} ${path} at ${now}`).toBe(200);
      return answer.json();
    },
  };
}

/** Whoever earns a badge between two exercises adds it to the collection on this page, and goes on. */
export const takeBadges = (page: Page) =>
  page.addLocatorHandler(page.getByRole('dialog', { name: /^New badge/ }), (ceremony) =>
    ceremony.getByRole('button', { name: /^(Add it to the collection|Next badge)$/ }).click(),
  );

/** A new person whose Day 1 is the local date of `now`. */
export async function newChallenger(page: Page, now: string, timezone: string): Promise<Person> {
  const person = await newPerson(page);
  await person.call(now, 'POST', '/challenge/start', { timezone });
  return person;
}

/** The three of one day, done on another device. */
export async function doDay(person: Person, now: string): Promise<void> {
  for (const exercise of exerciseIds)
    await person.call(now, 'POST', '/challenge/complete-exercise', { exercise, timeSeconds: 300 });
}

/** The server's clock for every request of this browser from now on. */
export const setServerClock = (context: BrowserContext, now: string) =>
  context.setExtraHTTPHeaders({ 'x-test-now': now });

/** Opens the dashboard with both clocks, the server's and the browser's, at the same instant. */
export async function openDashboard(page: Page, now: string): Promise<void> {
  await setServerClock(page.context(), now);
  await page.clock.install({ time: now });
  await page.goto('/dashboard');
}

/**
 * Puts the server's clock on an instant, and that of a page, or of all tabs, by `move`. A call in between would learn
 * that the server is ahead by all that the page has not seen pass: it is answered once both stand.
 */
export async function moveBothClocks(
  where: Page | BrowserContext,
  now: string,
  move: () => Promise<void>,
): Promise<void> {
  const calls = '**/api/**';
  const letGo = await hold(where, calls, (route) =>
    route.fallback({ headers: { ...route.request().headers(), 'x-test-now': now } }),
  );
  await setServerClock('context' in where ? where.context() : where, now);
  await move();
  letGo();
  await where.unroute(calls);
}

/** Lets time pass on both clocks, as if the lid had been closed meanwhile. */
export const moveClocks = (page: Page, now: string) =>
  moveBothClocks(page, now, async () => {
    const shown = await page.evaluate(() => Date.now());
    await page.clock.fastForward(Math.max(0, Date.parse(now) - shown));
  });

/** The same person's browser after a flight: everything it keeps, in another zone. */
export async function landIn(browser: Browser, page: Page, timezoneId: string): Promise<Page> {
  const elsewhere = await browser.newContext({
    storageState: await page.context().storageState(),
    baseURL: new URL(page.url()).origin,
    locale: 'en-US',
    timezoneId,
  });
  return elsewhere.newPage();
}

export const completeButton = (page: Page, name: string) =>
  page.getByRole('button', { name: `Complete ${name}`, exact: true });

export const names = exerciseIds.map((id) => exerciseNames[id]);

/** The moment after the third exercise. */
export const stage = (page: Page) => page.getByRole('dialog', { name: /^Day \d+ Complete$/ });

export async function closeStage(page: Page): Promise<void> {
  await stage(page).getByRole('button', { name: 'Close' }).click();
  await expect(stage(page)).toHaveCount(0);
}

/** Presses Complete on each card that is still open, one answered before the next; of a whole day the stage is closed. */
export async function completeOnPage(page: Page, which: string[] = names): Promise<void> {
  for (const name of which) {
    await completeButton(page, name).click();
    await expect(completeButton(page, name)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Complete/, disabled: true })).toHaveCount(0);
  }
  if (await stage(page).isVisible()) await closeStage(page);
}

export const dayChip = (page: Page, day: number) => page.getByText(`Day ${day} of 100`, { exact: true });

export const dayComplete = (page: Page, day: number) =>
  page.getByRole('heading', { name: `Day ${day} Complete` });

export const timer = (page: Page) => page.getByRole('timer', { name: 'Workout timer' });

/** The figure below a label of the panel, such as Streak. */
export const figure = (page: Page, label: string) =>
  page.getByRole('main').getByText(label, { exact: true }).first().locator('xpath=following-sibling::*[1]');

/** How many of the three are done, as the line above the exercises says. */
export const doneOfThree = (page: Page, done: number) => page.getByText(`${done} of 3`, { exact: true });

/** The streak as the page says it: of an open day among the numbers, of a completed one beside its time. */
export const expectStreak = (page: Page, streak: number) =>
  expect(
    page
      .getByText(/^(Day streak|Streak)$/)
      .first()
      .locator('xpath=following-sibling::*[1]'),
  ).toHaveText(new RegExp(`^${streak}(\\D|$)`));

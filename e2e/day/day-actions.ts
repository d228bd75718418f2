import { exerciseIds, exerciseNames } from '@hundred/domain/days/exercises';
import { sendWhenReady } from '@hundred/testkit/send-when-ready';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { holdRequests } from '../hold-requests';
import { signUpQuietly } from '../identity/quiet-sign-up';
import { expect } from '../identity/signing-in';

export { expect };

type Answer = Record<string, unknown>;

/** A person in the challenge: their page, and their API calls at any instant. */
export interface JourneyPerson {
  page: Page;
  /** Calls the API as this person at a chosen instant. */
  call: (
    now: string,
    method: 'GET' | 'POST' | 'DELETE' | 'PUT',
    path: string,
    body?: object,
  ) => Promise<Answer>;
}

/**
 * The token of the page. A reload during a renewal uses a refresh token twice, so the identity service ends the sign-in
 * with the first token, and the page gets another one from its session.
 */
async function renewedToken(context: BrowserContext): Promise<string> {
  const { origins } = await context.storageState();
  const storedEntries = origins.flatMap(({ localStorage }) => localStorage);
  const session = storedEntries.find(({ name }) => name.startsWith('oidc.user:'));
  return session ? JSON.parse(session.value).id_token : '';
}

/** A new person, signed in. Identity uses the real clock, so this comes before any clock is moved. */
export async function newPerson(page: Page): Promise<JourneyPerson> {
  let { idToken } = await signUpQuietly(page);
  await closeBadgeDialogs(page);
  const context = page.context();
  return {
    page,
    async call(now, method, path, body) {
      const send = () =>
        sendWhenReady(() =>
          context.request.fetch(`/api${path}`, {
            method,
            headers: { authorization: `Bearer ${idToken}`, 'x-test-now': now },
            ...(body && { data: body }),
          }),
        );
      let answer = await send();
      if (answer.status() === 401) {
        idToken = await renewedToken(context);
        answer = await send();
      }
      expect(answer.status(), `${method} ${path} at ${now} ${await answer.text()}`).toBe(200);
      return answer.json();
    },
  };
}

/** Closes the badge dialogs that open between two exercises. */
export const closeBadgeDialogs = (page: Page) =>
  page.addLocatorHandler(page.getByRole('dialog', { name: /^New badge/ }), (dialog) =>
    dialog.getByRole('button', { name: /^(Add to collection|Next badge)$/ }).click(),
  );

/** A new person whose Day 1 is the local date of `now`. */
export async function newChallenger(page: Page, now: string, timezone: string): Promise<JourneyPerson> {
  const person = await newPerson(page);
  await person.call(now, 'POST', '/challenge/start', { timezone });
  return person;
}

/** Completes all three exercises of a day on another device. */
export async function completeDay(person: JourneyPerson, now: string): Promise<void> {
  for (const exercise of exerciseIds)
    await person.call(now, 'POST', '/challenge/complete-exercise', { exercise, timeSeconds: 300 });
}

/** Sets the server's clock for every request of this browser. */
export const setServerClock = (context: BrowserContext, now: string) =>
  context.setExtraHTTPHeaders({ 'x-test-now': now });

/** Opens the dashboard with the server's and the browser's clock at the same instant. */
export async function openDashboard(page: Page, now: string): Promise<void> {
  await setServerClock(page.context(), now);
  await page.clock.install({ time: now });
  await page.goto('/dashboard');
}

/**
 * Moves the server's clock to an instant, and the clocks of the pages by `move`. Requests in between wait until both
 * are set, because the page would otherwise find its own clock behind.
 */
export async function moveBothClocks(
  where: Page | BrowserContext,
  now: string,
  move: () => Promise<void>,
): Promise<void> {
  const calls = '**/api/**';
  const release = await holdRequests(where, calls, (route) =>
    route.fallback({ headers: { ...route.request().headers(), 'x-test-now': now } }),
  );
  await setServerClock('context' in where ? where.context() : where, now);
  await move();
  release();
  await where.unroute(calls);
}

/** Moves both clocks, as if the laptop had been closed meanwhile. */
export const moveClocks = (page: Page, now: string) =>
  moveBothClocks(page, now, async () => {
    const pageTime = await page.evaluate(() => Date.now());
    await page.clock.fastForward(Math.max(0, Date.parse(now) - pageTime));
  });

/** The same person's browser after a flight: its storage, in another zone. */
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

export const allExerciseNames = exerciseIds.map((id) => exerciseNames[id]);

/** The dialog after the third exercise. */
export const stage = (page: Page) => page.getByRole('dialog', { name: /^Day \d+ Complete$/ });

export async function closeStage(page: Page): Promise<void> {
  // The celebration of Day 100 has a cross in place of the button.
  await stage(page)
    .getByRole('button', { name: /^(Done|Close)$/ })
    .click();
  await expect(stage(page)).toHaveCount(0);
}

/** Completes these cards one after the other, and closes the dialog of a complete day. */
export async function completeOnPage(page: Page, names: string[] = allExerciseNames): Promise<void> {
  for (const name of names) {
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

/** The number below a label of the panel, such as Streak. */
export const numberBelow = (page: Page, label: string) =>
  page.getByRole('main').getByText(label, { exact: true }).first().locator('xpath=following-sibling::*[1]');

/** The line above the exercises that counts the completed ones. */
export const doneOfThree = (page: Page, done: number) => page.getByText(`${done} of 3`, { exact: true });

/** Checks the shown streak: among the numbers of an open day, beside the time of a completed one. */
export const expectStreak = (page: Page, streak: number) =>
  expect(
    page
      .getByText(/^(Day streak|Streak)$/)
      .first()
      .locator('xpath=following-sibling::*[1]'),
  ).toHaveText(new RegExp(`^${streak}(\\D|$)`));

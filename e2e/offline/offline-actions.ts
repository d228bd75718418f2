import { sendWhenReady } from '@hundred/testkit/send-when-ready';
import type { BrowserContext, Page } from '@playwright/test';
import {
  completeButton,
  expect,
  type JourneyPerson,
  moveBothClocks,
  newChallenger,
  openDashboard,
} from '../day/day-actions';
import { tokenOf } from '../identity/signing-in';

type LogFact = { kind: string; localDate?: string; exercise?: string; deviceKey?: string };

/** Waits until the worker controls the page, which it does only once it has stored the whole program. */
export async function untilProgramStored(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      });
  });
}

/** The number of facts in the log of the device. */
export const storedFactCount = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('hundred-sync');
        // Aborts if the page has not created the database yet, because an empty one would never get its stores.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve(0);
        opening.onsuccess = () => {
          const database = opening.result;
          const reading = database.transaction('heads').objectStore('heads').getAll();
          reading.onsuccess = () => {
            database.close();
            resolve(reading.result[0]?.length ?? 0);
          };
        };
      }),
  );

/** A person whose browser has stored the program and the log, so that it needs no connection any more. */
export async function newOfflineReadyChallenger(
  page: Page,
  now: string,
  timezone: string,
): Promise<JourneyPerson> {
  const person = await newChallenger(page, now, timezone);
  await openDashboard(page, now);
  // Files that are requested before the worker controls the page would be lost with the connection.
  await expect(completeButton(page, 'Push-ups')).toBeVisible();
  await untilProgramStored(page);
  await expect.poll(() => storedFactCount(page)).toBeGreaterThan(0);
  return person;
}

/** Sets the clocks of the page and of the server to an instant, without running timers in between. */
export const setBothClocks = (page: Page, now: string) =>
  moveBothClocks(page, now, () => page.clock.setSystemTime(now));

export const goOffline = (context: BrowserContext) => context.setOffline(true);
export const goOnline = (context: BrowserContext) => context.setOffline(false);

/** The line that says what is still to be sent. */
export const pendingLine = (page: Page) => page.getByText(/online: \d|Sending/);

/** Waits until the server has every command. The page tries again after a minute at most. */
export const untilNothingPending = (page: Page, message = 'nothing waits to be sent') =>
  expect
    .poll(
      () => page.evaluate(() => Object.keys(localStorage).filter((key) => /^hundred:waiting:/.test(key))),
      { message, timeout: 90_000 },
    )
    .toEqual([]);

/** Calls the API as the person who is signed in in this browser. */
export function signedInPerson(page: Page): JourneyPerson {
  return {
    page,
    async call(now, method, path) {
      const headers = { authorization: `Bearer ${await tokenOf(page)}`, 'x-test-now': now };
      const answer = await sendWhenReady(() => page.request.fetch(`/api${path}`, { method, headers }));
      expect(answer.status()).toBe(200);
      return answer.json();
    },
  };
}

/** The exercises and rest days in the server's log, as sorted lines such as `2026-05-04 pushups`. */
export async function serverLogLines(person: JourneyPerson, now: string): Promise<string[]> {
  const { facts } = (await person.call(now, 'GET', '/challenge/log')) as { facts: LogFact[] };
  return facts
    .filter(({ kind }) => /exercise|restDay/.test(kind))
    .map(({ kind, localDate, exercise }) => `${localDate} ${exercise ?? kind}`)
    .sort();
}

/** A whole day as `serverLogLines` lists it. */
export const wholeDay = (date: string) =>
  ['jumpingJacks', 'pushups', 'situps'].map((name) => `${date} ${name}`);

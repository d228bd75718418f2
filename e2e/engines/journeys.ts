import { startServer } from '@hundred/testkit/services/server-process';
import { type APIRequestContext, request } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startWithPastDates } from '../day/past-dates';
import { register, storedSessionOf } from '../identity/quiet-sign-up';
import { newEmail, password } from '../identity/signing-in';
import { journeyStorage } from '../storage';
import { type Engine, type EngineDriver, until } from './engine';
import { findFirefox } from './firefox';
import { makeGate } from './gate';
import { findWebKit } from './webkit';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const engines = [findFirefox(), findWebKit()].filter((engine) => engine !== undefined);
const gate = await makeGate();
let stopProduct: () => Promise<void>;

beforeAll(async () => {
  const storage = await journeyStorage();
  const server = await startServer({ ...storage.environment, TEST_CLOCK: '1', PUBLIC_URL: gate.url });
  await gate.open(server.url);
  stopProduct = async () => {
    await gate.shut();
    await server.stop();
    await storage.dispose();
  };
});
afterAll(() => stopProduct());

describe.each(engines.map((engine) => [engine.name, engine] as const))(
  'The engine %s',
  (_name, engine: Engine) => {
    let browser: EngineDriver;
    let requestContext: APIRequestContext | undefined;
    const openBrowser = async (userAgent?: string) => {
      browser = await engine.start({ url: gate.url, ...(userAgent && { userAgent }) });
    };
    afterEach(async () => {
      await browser.quit();
      await requestContext?.dispose();
    });

    const waitForPath = (wanted: RegExp) =>
      until(`the page is ${wanted}`, async () => wanted.test(await browser.run(() => location.pathname)));
    const waitForText = (text: string) =>
      until(`it says "${text}"`, () =>
        browser.run((wanted) => document.body.innerText.replace(/\s+/g, ' ').includes(wanted), text),
      );

    /**
     * Registers a person and signs them in in this browser.
     * @param dates Their past dates, as `startWithPastDates` takes them. Without them they have not started.
     */
    async function signIn(dates?: string) {
      // A separate context, because the identity service remembers a person by their cookies.
      const context = await request.newContext({ baseURL: gate.url });
      requestContext = context;
      const person = await register(context);
      await browser.goto('/healthz');
      await browser.run(
        (stored) => {
          for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
        },
        { ...storedSessionOf(person), privacyAccepted: 'true' },
      );
      const call = async (now: string, method: string, path: string, body?: object) => {
        const answer = await context.fetch(`/api${path}`, {
          method,
          headers: { authorization: `Bearer ${person.idToken}`, 'x-test-now': now },
          ...(body && { data: body }),
        });
        expect(answer.status(), `${method} ${path}`).toBe(200);
        return answer.json();
      };
      if (dates !== undefined) await startWithPastDates({ call }, dates);
      return { fetchToday: () => call(new Date().toISOString(), 'GET', '/challenge/today') };
    }

    /** Registers on the pages of the identity service. */
    async function createAccount() {
      await browser.type('Email', newEmail());
      await browser.type('Password', password);
      await browser.click('button', 'Create account');
    }

    /** Opens the login page and waits until its button can open a window. */
    async function openLogin() {
      await browser.goto('/login');
      await until('signing in is prepared', () =>
        browser.run(() => Object.keys(localStorage).some((key) => /^oidc\.\w{32}$/.test(key))),
      );
    }

    it('signs a new person in in a popup', async () => {
      await openBrowser();
      await openLogin();
      const before = await browser.windows();
      await browser.click('button', 'Sign in or create account');
      const popup = await until('a window has opened', async () =>
        (await browser.windows()).find((window) => !before.includes(window)),
      );
      await browser.switchTo(popup);
      await waitForPath(/^\/identity\//);
      await createAccount();
      await until('the window has closed', async () => !(await browser.windows()).includes(popup));
      await browser.switchTo(before.at(-1));
      await waitForPath(/^\/onboarding$/);
    });

    it('signs a new person in by redirect if popups are blocked', async () => {
      await openBrowser();
      await openLogin();
      await browser.run(() => {
        window.open = () => null;
      });
      await browser.click('button', 'Sign in or create account');
      await waitForPath(/^\/identity\//);
      await createAccount();
      await waitForPath(/^\/onboarding$/);
    });

    it('completes a day while the server is gone, and sends it when the server is back', async () => {
      await openBrowser();
      const { fetchToday } = await signIn('cc');
      await browser.goto('/dashboard');
      await waitForText('Day 3 of 100');
      await until('the program and the log are on the device', () => browser.run(worksOffline));
      await gate.shut();
      try {
        await browser.reload();
        await waitForText('Day 3 of 100');
        // A completed card is smaller, so the next one is searched at its new position.
        await browser.click('button', 'Complete Push-ups');
        await waitForText('1 of 3');
        await browser.click('button', 'Complete Sit-ups');
        await waitForText('2 of 3');
        await browser.click('button', 'Complete Jumping Jacks');
        await waitForText('Day 3 Complete');
      } finally {
        await gate.open();
      }
      await until('the server has the day', async () => (await fetchToday()).allCompleted);
    });

    it('shares a day, with its number in the middle of its cell', async () => {
      await openBrowser();
      await signIn('cc');
      await browser.goto('/dashboard');
      await browser.click('button', 'Share your progress');
      await waitForText('I’m on Day 3 of my 100-day challenge');
      await until('the picture is drawn', () =>
        browser.run(() =>
          [...document.querySelectorAll('button')].some(({ innerText }) => innerText === 'Save picture'),
        ),
      );
      expect(Math.abs(await browser.run(numberOffset))).toBeLessThan(0.1);
    });

    it('starts the challenge on an iPhone with nothing in front of the buttons', async () => {
      await openBrowser(iPhone);
      await signIn();
      await browser.goto('/onboarding');
      for (const name of ['Get Started', 'Continue', 'Start Day 1 Now!']) {
        await until(`nothing covers "${name}"`, () => browser.run(isUncovered, name));
        await browser.click('button', name);
      }
      await waitForText('Day 1 of 100');
    });
  },
);

/** Runs in the page: whether it can be opened without the server, and has a log on the device. */
async function worksOffline(): Promise<boolean> {
  if (!navigator.serviceWorker.controller) return false;
  const opening = indexedDB.open('hundred-sync');
  await new Promise((resolve, reject) => Object.assign(opening, { onsuccess: resolve, onerror: reject }));
  const heads = opening.result.transaction('heads').objectStore('heads').getAll();
  await new Promise((resolve, reject) => Object.assign(heads, { onsuccess: resolve, onerror: reject }));
  opening.result.close();
  return heads.result.some(({ length }: { length: number }) => length > 0);
}

/**
 * Runs in the page: how far the number of Day 3 stands from the middle of its cell in the shared picture, as a share of
 * the width of the cell.
 */
function numberOffset(): number {
  // The grid begins at 126, 633 and is 828 wide for 118 units: ten cells of 10 and nine gaps of 2. Day 3 is the third cell
  // of the first row, behind two cells and two gaps: 24 units.
  const unit = 828 / 118;
  const left = Math.round(126 + 24 * unit);
  const top = 633;
  const side = Math.round(10 * unit);
  const context = document.querySelector('canvas')!.getContext('2d')!;
  const { data } = context.getImageData(left, top, side, side);
  const mostBrightnessOfInk = 120;
  const darkColumns: number[] = [];
  for (let pixel = 0; pixel < data.length; pixel += 4)
    if (data[pixel]! + data[pixel + 1]! + data[pixel + 2]! < mostBrightnessOfInk)
      darkColumns.push((pixel / 4) % side);
  return (Math.min(...darkColumns) + Math.max(...darkColumns)) / 2 / side - 0.5;
}

/** Runs in the page: whether a tap on the middle of this button reaches it. */
function isUncovered(name: string): boolean {
  const button = [...document.querySelectorAll('button')].find(({ innerText }) => innerText === name);
  if (!button) return false;
  const { left, top, width, height } = button.getBoundingClientRect();
  return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

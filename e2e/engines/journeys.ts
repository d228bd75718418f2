import { startServer } from '@hundred/testkit/services/server-process';
import { type APIRequestContext, request } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { livePast } from '../day/past-dates';
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
let end: () => Promise<void>;

beforeAll(async () => {
  const storage = await journeyStorage();
  const server = await startServer({ ...storage.environment, TEST_CLOCK: '1', PUBLIC_URL: gate.url });
  await gate.open(server.url);
  end = async () => {
    await gate.shut();
    await server.stop();
    await storage.dispose();
  };
});
afterAll(() => end());

describe.each(engines.map((engine) => [engine.name, engine] as const))(
  'The engine %s',
  (_name, engine: Engine) => {
    let browser: EngineDriver;
    const open = async (userAgent?: string) => {
      browser = await engine.start({ url: gate.url, ...(userAgent && { userAgent }) });
    };
    let calls: APIRequestContext | undefined;
    afterEach(async () => {
      await browser.quit();
      await calls?.dispose();
    });

    const path = () => browser.run(() => location.pathname);
    const arrivesAt = (wanted: RegExp) =>
      until(`the page is ${wanted}`, async () => wanted.test(await path()));
    const says = (text: string) =>
      until(`it says "${text}"`, () =>
        browser.run((text) => document.body.innerText.replace(/\s+/g, ' ').includes(text), text),
      );

    /** A person signed in in this browser, with these past dates. */
    async function signedIn(dates?: string) {
      // A separate context, because the identity service remembers a person by their cookies.
      const own = await request.newContext({ baseURL: gate.url });
      calls = own;
      const person = await register(own);
      await browser.goto('/healthz');
      await browser.run(
        (stored) => {
          for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
        },
        { ...storedSessionOf(person), privacyAccepted: 'true' },
      );
      const call = async (now: string, method: string, path: string, body?: object) => {
        const answer = await own.fetch(`/api${path}`, {
          method,
          headers: { authorization: `Bearer ${person.idToken}`, 'x-test-now': now },
          ...(body && { data: body }),
        });
        expect(answer.status(), `${method} ${path}`).toBe(200);
        return answer.json();
      };
      if (dates !== undefined) await livePast({ call }, dates);
      return { today: () => call(new Date().toISOString(), 'GET', '/challenge/today') };
    }

    /** Registers on the pages of the identity service. */
    async function createAccount() {
      await browser.type('E-mail', newEmail());
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

    it('signs in in a popup', async () => {
      await open();
      await openLogin();
      const before = await browser.windows();
      await browser.click('button', 'Sign in or create account');
      const opened = await until('a window has opened', async () =>
        (await browser.windows()).find((window) => !before.includes(window)),
      );
      await browser.enter(opened);
      await arrivesAt(/^\/identity\//);
      await createAccount();
      await until('the window has closed', async () => !(await browser.windows()).includes(opened));
      await browser.enter(before.at(-1));
      await arrivesAt(/^\/onboarding$/);
    });

    it('signs in by redirect if popups are blocked', async () => {
      await open();
      await openLogin();
      await browser.run(() => {
        window.open = () => null;
      });
      await browser.click('button', 'Sign in or create account');
      await arrivesAt(/^\/identity\//);
      await createAccount();
      await arrivesAt(/^\/onboarding$/);
    });

    it('completes a day while the server is gone, and sends it afterwards', async () => {
      await open();
      const { today } = await signedIn('cc');
      await browser.goto('/dashboard');
      await says('Day 3 of 100');
      await until('the program and the log are on the device', () =>
        browser.run(async () => {
          if (!navigator.serviceWorker.controller) return false;
          const opening = indexedDB.open('hundred-sync');
          await new Promise((resolve, reject) =>
            Object.assign(opening, { onsuccess: resolve, onerror: reject }),
          );
          const heads = opening.result.transaction('heads').objectStore('heads').getAll();
          await new Promise((resolve, reject) =>
            Object.assign(heads, { onsuccess: resolve, onerror: reject }),
          );
          opening.result.close();
          return heads.result.some(({ length }: { length: number }) => length > 0);
        }),
      );
      await gate.shut();
      try {
        await browser.reload();
        await says('Day 3 of 100');
        // A completed card is smaller, so the next one is searched at its new position.
        await browser.click('button', 'Complete Push-ups');
        await says('1 of 3');
        await browser.click('button', 'Complete Sit-ups');
        await says('2 of 3');
        await browser.click('button', 'Complete Jumping Jacks');
        await says('Day 3 Complete');
      } finally {
        await gate.open();
      }
      await until('the server has the day', async () => (await today()).allCompleted);
    });

    it('shares a day, with its number in the middle of its cell', async () => {
      await open();
      await signedIn('cc');
      await browser.goto('/dashboard');
      await browser.click('button', 'Share your progress');
      await says('I’m on Day 3 of my 100-day challenge');
      await until('the picture is drawn', () =>
        browser.run(() =>
          [...document.querySelectorAll('button')].some(({ innerText }) => innerText === 'Save picture'),
        ),
      );
      const offset = await browser.run(() => {
        // The grid begins at 126, 633 and is 828 wide for 118 units; Day 3 is the third cell of its first row.
        const unit = 828 / 118;
        const [x, y] = [Math.round(126 + 24 * unit), Math.round(633)];
        const side = Math.round(10 * unit);
        const { data } = document.querySelector('canvas')!.getContext('2d')!.getImageData(x, y, side, side);
        const dark: number[] = [];
        for (let pixel = 0; pixel < data.length; pixel += 4)
          if (data[pixel]! + data[pixel + 1]! + data[pixel + 2]! < 120) dark.push((pixel / 4) % side);
        return (Math.min(...dark) + Math.max(...dark)) / 2 / side - 0.5;
      });
      expect(Math.abs(offset)).toBeLessThan(0.1);
    });

    it('starts on an iPhone with nothing in the way', async () => {
      await open(iPhone);
      await signedIn();
      await browser.goto('/onboarding');
      for (const name of ['Get Started', 'Continue', 'Start Day 1 Now!']) {
        const isFree = (name: string) => {
          const button = [...document.querySelectorAll('button')].find(({ innerText }) => innerText === name);
          if (!button) return false;
          const { left, top, width, height } = button.getBoundingClientRect();
          return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        };
        await until(`"${name}" is free`, () => browser.run(isFree, name));
        await browser.click('button', name);
      }
      await says('Day 1 of 100');
    });
  },
);

import { startServer, temporaryDataDir } from '@hundred/testkit/services/server-process';
import type { Locator, Page } from '@playwright/test';
import { storedFacts, untilStored } from '../e2e/offline/offline-actions';
import { type Measurement, median } from './measurement';
import { openSignedInBrowser, type SignedInBrowser } from './page/signed-in-browser';

/** Set ROUNDS=1 for a quick run. */
const rounds = Number(process.env.ROUNDS ?? 7);
const slowdown = 4;
const paintGoal = 100;
const switchGoal = 150;

/** Passed as text, because the compiler adds helpers to functions that the browser does not have. */
const watch = `
  window.slowest = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) window.slowest = Math.max(window.slowest, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  let taps = 0;
  const heading = () => document.querySelector('main h1')?.textContent;
  addEventListener('pointerdown', ({ timeStamp }) => {
    const tap = ++taps;
    const before = heading();
    window.switchTime = undefined;
    requestAnimationFrame(function look() {
      if (tap !== taps) return;
      const isDrawn = heading() && heading() !== before && !document.querySelector('main [aria-busy=true]');
      // The frame after this one has painted it.
      if (isDrawn) requestAnimationFrame((now) => { window.switchTime = now - timeStamp; });
      else requestAnimationFrame(look);
    });
  }, true);
`;

declare global {
  interface Window {
    slowest: number;
    switchTime?: number;
  }
}

/** All in milliseconds. */
interface Readings {
  /** From a tap to the next paint, by the name of the tap. */
  paints: Map<string, number[]>;
  /** From a tap until the page is drawn, by its path. */
  switches: Map<string, number[]>;
  /** The same without the slowdown. */
  fastSwitches: number[];
}

const noReadings = (): Readings => ({ paints: new Map(), switches: new Map(), fastSwitches: [] });

const note = (readings: Map<string, number[]>, name: string, figure: number) =>
  readings.set(name, [...(readings.get(name) ?? []), figure]);

/**
 * Taps, and reads the time until the next paint after the longest handler of that tap. The tap is sent to the screen,
 * because a click of Playwright computes styles before the page's own handlers run.
 */
async function tap(page: Page, readings: Readings, name: string, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${name}: nothing to tap`);
  await page.evaluate(() => {
    window.slowest = 0;
  });
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  // Entries of events arrive with the frame after the paint.
  await page.waitForTimeout(300);
  // Shorter ones are not reported at all.
  note(readings.paints, name, Math.max(16, await page.evaluate(() => window.slowest)));
}

const pages = [
  ['/progress', 'Progress'],
  ['/statistics', 'Statistics'],
  ['/badges', 'Badges'],
  ['/leaderboard', 'Leaderboard'],
  ['/dashboard', 'Today’s Challenge'],
] as const;

async function visitPages(page: Page, readings: Readings): Promise<void> {
  for (const [path, name] of pages) {
    await tap(page, readings, `opening ${path}`, page.getByRole('link', { name, exact: true }).first());
    await page.waitForFunction(() => window.switchTime !== undefined);
    note(readings.switches, path, await page.evaluate(() => window.switchTime ?? Number.NaN));
  }
}

/** Completes an exercise, visits all pages and counts reps with the slowdown; then visits the pages without it. */
async function measureRound(
  { page, context }: SignedInBrowser,
  readings: Readings,
  exercise: string,
): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto('/dashboard');
  const complete = page.getByRole('button', { name: `Complete ${exercise}`, exact: true });
  await complete.waitFor();
  await tap(page, readings, 'first Complete after a reload', complete);
  await visitPages(page, readings);
  await visitPages(page, readings);
  const session = page.getByRole('link', { name: /session$/ });
  await session.waitFor();
  await tap(page, readings, 'opening the session', session);
  const start = page.getByRole('button', { name: /^(Start|Continue)$/ });
  await start.waitFor();
  await tap(page, readings, 'starting the session', start);
  const field = page.locator('[data-field]');
  await field.waitFor();
  for (let rep = 0; rep < 5; rep += 1) await tap(page, readings, 'counting a rep in the session', field);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'Today’s Challenge' }).first().waitFor();
  const fast = noReadings();
  await visitPages(page, fast);
  readings.fastSwitches.push(...[...fast.switches.values()].flat());
  await devtools.detach();
}

/** Measures taps on a phone's screen with a processor slowed down four times, with the data at hand. */
export async function run(): Promise<Measurement[]> {
  const readings = noReadings();
  for (let index = 0; index < rounds; index += 1) {
    const data = temporaryDataDir();
    const server = await startServer({ DATA_DIR: data.path });
    const browser = await openSignedInBrowser(server.url);
    try {
      await browser.page.goto('/dashboard');
      await untilStored(browser.page);
      while ((await storedFacts(browser.page)) === 0) await browser.page.waitForTimeout(50);
      await browser.page.addInitScript({ content: watch });
      await measureRound(browser, readings, 'Push-ups');
    } finally {
      await browser.close();
      await server.stop();
      data.remove();
    }
  }
  const paints = [...readings.paints.values()].flat().toSorted((one, other) => one - other);
  const slowest = paints[Math.ceil(paints.length * 0.98) - 1] ?? Number.NaN;
  const switches = [...readings.switches.values()].flat();
  return [
    {
      measure: `tap to next paint, processor ${slowdown} times slower, 98 % of ${paints.length}`,
      figure: `${slowest} ms`,
      goal: `under ${paintGoal} ms`,
      met: slowest < paintGoal,
    },
    ...[...readings.paints].map(([name, figures]) => ({
      measure: `${name}, tap to next paint`,
      figure: `${median(figures)} ms (worst ${Math.max(...figures)})`,
      goal: `under ${paintGoal} ms`,
      met: median(figures) < paintGoal,
    })),
    {
      measure: 'switching pages until the page is drawn, median, processor at full speed',
      figure: `${Math.round(median(readings.fastSwitches))} ms`,
      goal: `under ${switchGoal} ms`,
      met: median(readings.fastSwitches) < switchGoal,
    },
    {
      measure: 'switching pages until the page is drawn, median',
      figure: `${Math.round(median(switches))} ms`,
      goal: `under ${switchGoal} ms`,
      met: median(switches) < switchGoal,
    },
    ...[...readings.switches].map(([path, figures]) => ({
      measure: `switching to ${path}`,
      figure: `${Math.round(median(figures))} ms (worst ${Math.round(Math.max(...figures))})`,
      goal: `under ${switchGoal} ms`,
      met: median(figures) < switchGoal,
    })),
  ];
}

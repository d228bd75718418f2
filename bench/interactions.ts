import { startServer, temporaryDataDir } from '@hundred/testkit/services/server-process';
import type { Locator, Page } from '@playwright/test';
import { storedFactCount, untilProgramStored } from '../e2e/offline/offline-actions';
import { type Measurement, median } from './measurement';
import { openSignedInBrowser, type SignedInBrowser } from './page/signed-in-browser';

/** Set ROUNDS=1 for a quick run. */
const rounds = Number(process.env.ROUNDS ?? 7);
/** How many times slower the processor is than the machine's, as on a phone. */
const slowdown = 4;
const paintGoalMs = 100;
const switchGoalMs = 150;

/**
 * Runs in the page: records how long each tap took to be painted, and how long until another page was drawn. Passed as
 * text, because the compiler adds helpers to functions that the browser does not have.
 */
const watchTaps = `
  window.slowestPaintMs = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) window.slowestPaintMs = Math.max(window.slowestPaintMs, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  let taps = 0;
  const heading = () => document.querySelector('main h1')?.textContent;
  addEventListener('pointerdown', ({ timeStamp }) => {
    const tap = ++taps;
    const before = heading();
    window.switchMs = undefined;
    requestAnimationFrame(function checkFrame() {
      if (tap !== taps) return;
      const isDrawn = heading() && heading() !== before && !document.querySelector('main [aria-busy=true]');
      // This frame paints the page, so the next one begins after that.
      if (isDrawn) requestAnimationFrame((now) => { window.switchMs = now - timeStamp; });
      else requestAnimationFrame(checkFrame);
    });
  }, true);
`;

declare global {
  interface Window {
    slowestPaintMs: number;
    /** From the last tap until the heading of another page was painted. */
    switchMs?: number;
  }
}

/** What was read in all rounds, in milliseconds. */
interface Readings {
  /** From a tap to the next paint, by the name of the tap. */
  paints: Map<string, number[]>;
  /** From a tap until the page is drawn, by its path. */
  switches: Map<string, number[]>;
  /** From a tap until any of the pages is drawn, without the slowdown. */
  fastSwitches: number[];
}

const emptyReadings = (): Readings => ({ paints: new Map(), switches: new Map(), fastSwitches: [] });

/** Adds a figure to those of this name. */
const addFigure = (figures: Map<string, number[]>, name: string, figure: number) =>
  figures.set(name, [...(figures.get(name) ?? []), figure]);

/**
 * Taps, and reads the time until the next paint after the longest handler of that tap. The tap is sent to the screen,
 * because a click of Playwright computes styles before the page's own handlers run.
 */
async function tap(page: Page, readings: Readings, name: string, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${name}: nothing to tap`);
  await page.evaluate(() => {
    window.slowestPaintMs = 0;
  });
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  // Entries of events arrive with the frame after the paint.
  await page.waitForTimeout(300);
  // The browser reports no paint that took less than 16 ms.
  addFigure(readings.paints, name, Math.max(16, await page.evaluate(() => window.slowestPaintMs)));
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
    await page.waitForFunction(() => window.switchMs !== undefined);
    addFigure(readings.switches, path, await page.evaluate(() => window.switchMs ?? Number.NaN));
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
  // Each page is opened for the first time, and once more.
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
  const readingsAtFullSpeed = emptyReadings();
  await visitPages(page, readingsAtFullSpeed);
  readings.fastSwitches.push(...[...readingsAtFullSpeed.switches.values()].flat());
  await devtools.detach();
}

/** Measures taps on a phone's screen with a processor slowed down four times, with the data at hand. */
export async function run(): Promise<Measurement[]> {
  const readings = emptyReadings();
  for (let index = 0; index < rounds; index += 1) {
    const data = temporaryDataDir();
    const server = await startServer({ DATA_DIR: data.path });
    const browser = await openSignedInBrowser(server.url);
    try {
      await browser.page.goto('/dashboard');
      await untilProgramStored(browser.page);
      while ((await storedFactCount(browser.page)) === 0) await browser.page.waitForTimeout(50);
      await browser.page.addInitScript({ content: watchTaps });
      await measureRound(browser, readings, 'Push-ups');
    } finally {
      await browser.close();
      await server.stop();
      data.remove();
    }
  }
  return measurementsOf(readings);
}

function measurementsOf(readings: Readings): Measurement[] {
  const paints = [...readings.paints.values()].flat().toSorted((one, other) => one - other);
  const slowPaint = paints[Math.ceil(paints.length * 0.98) - 1] ?? Number.NaN;
  const switches = [...readings.switches.values()].flat();
  return [
    {
      measure: `tap to next paint, processor ${slowdown} times slower, 98 % of ${paints.length}`,
      figure: `${slowPaint} ms`,
      goal: `under ${paintGoalMs} ms`,
      isMet: slowPaint < paintGoalMs,
    },
    ...[...readings.paints].map(([name, figures]) => ({
      measure: `${name}, tap to next paint`,
      figure: `${median(figures)} ms (worst ${Math.max(...figures)})`,
      goal: `under ${paintGoalMs} ms`,
      isMet: median(figures) < paintGoalMs,
    })),
    {
      measure: 'switching pages until the page is drawn, median, processor at full speed',
      figure: `${Math.round(median(readings.fastSwitches))} ms`,
      goal: `under ${switchGoalMs} ms`,
      isMet: median(readings.fastSwitches) < switchGoalMs,
    },
    {
      measure: 'switching pages until the page is drawn, median',
      figure: `${Math.round(median(switches))} ms`,
      goal: `under ${switchGoalMs} ms`,
      isMet: median(switches) < switchGoalMs,
    },
    ...[...readings.switches].map(([path, figures]) => ({
      measure: `switching to ${path}`,
      figure: `${Math.round(median(figures))} ms (worst ${Math.round(Math.max(...figures))})`,
      goal: `under ${switchGoalMs} ms`,
      isMet: median(figures) < switchGoalMs,
    })),
  ];
}

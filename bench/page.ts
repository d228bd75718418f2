import { findBrowser } from '@hundred/testkit/find-browser';
import { startServer, temporaryDataDir } from '@hundred/testkit/services/server-process';
import { launch } from 'chrome-launcher';
import { type Measurement, median } from './measurement';
import { type AuditReading, audit, type Category } from './page/audit';
import { measureOfflineReloads } from './page/offline-reload';
import { openSignedInBrowser } from './page/signed-in-browser';

/** Set ROUNDS=1 for a quick run. */
const rounds = Number(process.env.ROUNDS ?? 5);
const largestPaintGoalMs = 1200;
const performanceGoal = 95;
const offlineGoalMs = 1000;
const loginScriptGoalBytes = 103_000;
const dashboardScriptGoalBytes = 150_000;

/** Measures the built product on a throttled phone: the login page without an account, the dashboard signed in. */
export async function run(): Promise<Measurement[]> {
  const data = temporaryDataDir();
  const server = await startServer({ DATA_DIR: data.path, TEST_CLOCK: '1' });
  try {
    return [...(await measureLogin(server.url)), ...(await measureDashboard(server.url))];
  } finally {
    await server.stop();
    data.remove();
  }
}

async function measureLogin(url: string): Promise<Measurement[]> {
  const categories: Category[] = ['accessibility', 'best-practices', 'seo'];
  const readings: AuditReading[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const chrome = await launch({
      chromePath: findBrowser(),
      chromeFlags: ['--headless=new', '--no-sandbox', '--disable-background-networking', '--no-first-run'],
    });
    try {
      readings.push(await audit({ url: `${url}/login`, port: chrome.port, categories, isSignedIn: false }));
    } finally {
      chrome.kill();
    }
  }
  return linesFor('/login', readings, categories, loginScriptGoalBytes);
}

async function measureDashboard(url: string): Promise<Measurement[]> {
  const categories: Category[] = ['accessibility', 'best-practices'];
  const browser = await openSignedInBrowser(url);
  try {
    const readings: AuditReading[] = [];
    for (let round = 0; round < rounds; round += 1)
      readings.push(
        await audit({ url: `${url}/dashboard`, port: browser.port, categories, isSignedIn: true }),
      );
    const times = await measureOfflineReloads(browser, rounds);
    return [
      ...linesFor('/dashboard, signed in', readings, categories, dashboardScriptGoalBytes),
      {
        measure: '/dashboard, reloaded without a connection until it can be used',
        figure: `${(median(times) / 1000).toFixed(2)} s (median of ${rounds})`,
        goal: `under ${offlineGoalMs / 1000} s`,
        isMet: median(times) < offlineGoalMs,
      },
    ];
  } finally {
    await browser.close();
  }
}

function linesFor(
  page: string,
  readings: readonly AuditReading[],
  categories: readonly Category[],
  scriptGoalBytes: number,
): Measurement[] {
  const largestPaint = median(readings.map((reading) => reading.largestPaint));
  const shift = Math.max(...readings.map((reading) => reading.shift));
  const scriptBytes = Math.max(...readings.map((reading) => reading.scriptBytes));
  const performance = median(readings.map(({ scores }) => scores.performance ?? 0));
  return [
    {
      measure: `${page}, largest paint under mobile throttling`,
      figure: `${(largestPaint / 1000).toFixed(2)} s (median of ${readings.length})`,
      goal: `under ${largestPaintGoalMs / 1000} s`,
      isMet: largestPaint < largestPaintGoalMs,
    },
    {
      measure: `${page}, layout shift`,
      figure: `${shift} (worst of ${readings.length})`,
      goal: '0',
      isMet: shift === 0,
    },
    {
      measure: `${page}, JavaScript named by the page, as sent`,
      figure: `${(scriptBytes / 1000).toFixed(1)} kB`,
      goal: `at most ${scriptGoalBytes / 1000} kB`,
      isMet: scriptBytes <= scriptGoalBytes,
    },
    {
      measure: `${page}, Lighthouse performance`,
      figure: `${performance} (median of ${readings.length})`,
      goal: `${performanceGoal} or more`,
      isMet: performance >= performanceGoal,
    },
    ...categories.map((category) => {
      const score = Math.min(...readings.map(({ scores }) => scores[category] ?? 0));
      const faults = [...new Set(readings.flatMap((reading) => reading.faults))];
      return {
        measure: `${page}, Lighthouse ${category}`,
        figure: score === 100 ? '100' : `${score} (${faults.join(', ')})`,
        goal: '100',
        isMet: score === 100,
      };
    }),
  ];
}

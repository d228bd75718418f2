import { findBrowser } from '@hundred/testkit/find-browser';
import { startServer, temporaryDataDir } from '@hundred/testkit/server-process';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import type { Measurement } from './measurement';

const rounds = 5;
const largestPaintGoal = 1200;
const scriptGoal = 110_000;

type Reading = { largestPaint: number; shift: number; scriptBytes: number };

/** The login page of the built product on a throttled phone, loaded by someone who has never been here. */
export async function run(): Promise<Measurement[]> {
  const data = temporaryDataDir();
  const server = await startServer({ DATA_DIR: data.path });
  const readings: Reading[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) readings.push(await measure(`${server.url}/login`));
  } finally {
    await server.stop();
    data.remove();
  }
  const largestPaint = median(readings.map((reading) => reading.largestPaint));
  const shift = Math.max(...readings.map((reading) => reading.shift));
  const scriptBytes = Math.max(...readings.map((reading) => reading.scriptBytes));
  return [
    {
      measure: '/login, largest paint under mobile throttling',
      figure: `${(largestPaint / 1000).toFixed(2)} s (median of ${rounds})`,
      goal: `under ${largestPaintGoal / 1000} s`,
      met: largestPaint < largestPaintGoal,
    },
    {
      measure: '/login, layout shift',
      figure: `${shift} (worst of ${rounds})`,
      goal: '0',
      met: shift === 0,
    },
    {
      measure: '/login, JavaScript as sent',
      figure: `${(scriptBytes / 1000).toFixed(1)} kB`,
      goal: `at most ${scriptGoal / 1000} kB`,
      met: scriptBytes <= scriptGoal,
    },
  ];
}

async function measure(url: string): Promise<Reading> {
  const chrome = await launch({
    chromePath: findBrowser(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-background-networking', '--no-first-run'],
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      throttlingMethod: 'devtools',
      onlyAudits: ['largest-contentful-paint', 'cumulative-layout-shift', 'network-requests'],
      logLevel: 'error',
    });
    const audits = result?.lhr.audits ?? {};
    return {
      largestPaint: figureOf(audits['largest-contentful-paint']),
      shift: figureOf(audits['cumulative-layout-shift']),
      scriptBytes: await firstScriptBytes(url, audits['network-requests']?.details),
    };
  } finally {
    chrome.kill();
  }
}

function figureOf(audit: { numericValue?: number; errorMessage?: string } | undefined): number {
  if (audit?.numericValue === undefined) throw new Error(audit?.errorMessage ?? 'Lighthouse gave no figure.');
  return audit.numericValue;
}

type Request = { url?: string; transferSize?: number };

/** Only what the page itself names counts; what is fetched once it stands, such as the sign-in's code, does not. */
async function firstScriptBytes(url: string, details: unknown): Promise<number> {
  const html = await (await fetch(url)).text();
  const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(
    ([, path]) => new URL(path!, url).href,
  );
  const { items = [] } = (details ?? {}) as { items?: Request[] };
  return items
    .filter((item) => item.url !== undefined && named.includes(item.url))
    .reduce((sum, { transferSize }) => sum + (transferSize ?? 0), 0);
}

function median(figures: number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}

import type { Page } from '@playwright/test';

type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds, by the clock and of the processor. */
  dur?: number;
  tdur?: number;
  args?: { name?: string };
};

/** Milliseconds of the page's longest task in so many seconds, by the clock and of the processor. */
export async function longestTask(
  page: Page,
  seconds: number,
): Promise<{ clock: number; processor: number }> {
  const browser = page.context().browser()!;
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] });
  await page.waitForTimeout(1_000 * seconds);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const tasks = tasksOfPages(traceEvents);
  if (tasks.length === 0) throw new Error('The trace has no tasks of a page.');
  const longest = (figure: 'dur' | 'tdur') => Math.max(...tasks.map((task) => (task[figure] ?? 0) / 1_000));
  return { clock: longest('dur'), processor: longest('tdur') };
}

function tasksOfPages(events: readonly TraceEvent[]): TraceEvent[] {
  const isMain = ({ name, args }: TraceEvent) => name === 'thread_name' && args?.name === 'CrRendererMain';
  const mains = new Set(events.filter(isMain).map(({ pid, tid }) => `${pid} ${tid}`));
  return events.filter(({ name, pid, tid }) => name === 'RunTask' && mains.has(`${pid} ${tid}`));
}

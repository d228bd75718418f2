import type { Page } from '@playwright/test';
import { openCountingPage } from './camera/counting-page';
import { longestTask } from './camera/long-tasks';
import { type MemoryUse, watchMemory } from './camera/memory';
import { type Measurement, median } from './measurement';

export const note =
  'The built product in a browser, its real model, and our own figure doing jumping jacks before a pretended camera.';

/** Set MINUTES=1 for a quick run. */
const minutes = Number(process.env.MINUTES ?? 10);
const pictures = 200;
const secondsOfTasks = 60;

export async function run(): Promise<Measurement[]> {
  const { page, close } = await openCountingPage();
  try {
    const tasks = await longestTask(page, secondsOfTasks);
    return [
      {
        measure: `longest task of the page in ${secondsOfTasks} s of counting, of the processor`,
        figure: `${tasks.processor.toFixed(0)} ms (${tasks.clock.toFixed(0)} ms by the clock)`,
        goal: 'under 50 ms',
        isMet: tasks.processor < 50,
      },
      ...measureGrowth(await watchMemory(page, minutes)),
      await pictureCost(page),
    ];
  } finally {
    await close();
  }
}

/** Measures each picture right after a bare inference, so that both have the same conditions. */
async function pictureCost(page: Page): Promise<Measurement> {
  await page.evaluate(() => window.startBare());
  // Only pictures with a bare inference before them are compared.
  await page.evaluate(() => {
    window.pictures.length = 0;
  });
  await page.waitForFunction((times) => window.pictures.length > times, pictures, { timeout: 600_000 });
  const [pictureMs, inferenceMs] = [
    await page.evaluate(() => window.pictures),
    await page.evaluate(() => window.inferences),
  ].map(median) as [number, number];
  return {
    measure: 'a picture from the camera to its joints, of a bare inference',
    figure: `${(pictureMs / inferenceMs).toFixed(2)} (${pictureMs.toFixed(0)} of ${inferenceMs.toFixed(0)} ms, ${pictures} of each in turn)`,
    goal: 'at most 1.30',
    isMet: pictureMs / inferenceMs <= 1.3,
  };
}

/** Compares the memory at the end with that after the first minute, in which caches fill. */
function measureGrowth(samples: readonly MemoryUse[]): Measurement[] {
  const [from, to] = [samples[1] ?? samples[0]!, samples.at(-1)!];
  const heap = (name: string, start: number, end: number): Measurement => ({
    measure: `memory of the ${name} over ${minutes} minutes of counting`,
    figure: `${start.toFixed(1)} to ${end.toFixed(1)} MB`,
    goal: 'grows by less than 1 MB',
    isMet: end - start < 1,
  });
  return [
    heap('page', from.page, to.page),
    heap('worker that sees the pictures', from.worker, to.worker),
    {
      measure: `tensors in that worker over ${minutes} minutes of counting`,
      figure: `${from.tensors} to ${to.tensors}`,
      goal: 'as many',
      isMet: from.tensors === to.tensors,
    },
  ];
}

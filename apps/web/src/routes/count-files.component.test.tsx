import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { pretendCamera, pretendFiles, pretendModel } from '../features/camera/testing/before-the-camera';
import { expectNoBarriers } from '../testing/barriers';
import { load, showCounting, start } from '../testing/count-page';

it('says where to put the phone, what becomes of the pictures and what it loads, and keeps that', async () => {
  const [files] = [pretendFiles(), pretendCamera(), pretendModel()];
  await showCounting();
  await expect.element(page.getByRole('heading', { name: 'Count Push-ups with the camera' })).toBeVisible();
  await expect.element(page.getByText(/sees you from the side/)).toBeVisible();
  await expect.element(page.getByText(/None is sent, none is kept/)).toBeVisible();
  await expect.element(page.getByText('4.6 MB once, then it works without a connection.')).toBeVisible();
  expect(files.asked).toEqual([]);
  await expectNoBarriers();
  await load.click();
  await expect.element(start).toBeVisible();
  const fetched = files.asked.length;
  await showCounting();
  await expect.element(start).toBeVisible();
  expect(files.asked.length).toBe(fetched);
});

it('says that a file came cut short, and fetches it again', async () => {
  const files = pretendFiles();
  files.arrive(async (whole) => new Response((await (await whole()).arrayBuffer()).slice(0, 1_000_000)));
  await showCounting();
  await load.click();
  await expect.element(page.getByRole('heading', { name: 'Something did not arrive whole' })).toBeVisible();
  files.arrive(async () => new Response('Gone.', { status: 404 }));
  await page.getByRole('button', { name: 'Try again' }).click();
  // The words of the first time are still there until then.
  await expect.poll(() => files.asked.filter((url) => url.includes('.bin'))).toHaveLength(2);
  await expect.element(page.getByRole('heading', { name: 'Something did not arrive whole' })).toBeVisible();
  files.arrive((whole) => whole());
  files.asked.length = 0;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(start).toBeVisible();
  expect(
    files.asked.filter((url) => !url.includes('.bin')),
    'what was whole is kept',
  ).toEqual([]);
});

it('shows how far it is, and can be cancelled and begun anew', async () => {
  const files = pretendFiles();
  files.arrive((_, signal) => unfinished(signal, 2_325_108));
  await showCounting();
  await load.click();
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '56%');
  await page.getByRole('button', { name: 'Cancel' }).click();
  // What has come whole meanwhile is not loaded again.
  const rest = page.getByRole('button', { name: /^Load 4\.[4-6] MB$/ });
  await expect.element(rest).toBeVisible();
  files.arrive((whole) => whole());
  await rest.click();
  await expect.element(start).toBeVisible();
});

it('says where the connection is missing, and fetches another program where the kept one does not start', async () => {
  const files = pretendFiles();
  const camera = pretendCamera();
  files.arrive(async () => {
    throw new TypeError('Failed to fetch');
  });
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await showCounting();
  await load.click();
  await expect.element(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  online.mockReturnValue(true);
  files.arrive((whole) => whole());
  // The worker that was kept is not one: the browser says so.
  vi.stubGlobal(
    'Worker',
    class extends Worker {
      constructor() {
        super(URL.createObjectURL(new Blob(['throw new Error("Not the program.")'])));
      }
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(start).toBeVisible();
  files.asked.length = 0;
  await start.click();
  await expect.element(page.getByRole('heading', { name: 'Counting did not start' })).toBeVisible();
  expect(camera.on()).toEqual([]);
  // Only the worker can be at fault: the others were looked at when they came.
  await expect.poll(() => files.asked).toEqual([expect.stringContaining('pose-worker')]);
});

/** So many bytes, and then nothing more until it is given up. */
async function unfinished(signal: AbortSignal | undefined, bytes: number): Promise<Response> {
  return new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new Uint8Array(bytes));
        signal?.addEventListener('abort', () => controller.error(signal.reason));
      },
    }),
  );
}

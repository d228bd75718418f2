import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeCamera, fakeFiles, fakeModel } from '../../features/camera/testing/camera-doubles';
import { expectNoBarriers } from '../../testing/barriers';
import { downloadButton, showCounting, startButton } from '../../testing/count-page';
import { expectConsoleErrors } from '../../testing/expected-console-errors';

it('The camera page says where to put the phone, what happens to the pictures and what it downloads, and caches the download', async () => {
  const [files] = [fakeFiles(), fakeCamera(), fakeModel()];
  await showCounting();
  await expect.element(page.getByRole('heading', { name: 'Count Push-ups with the camera' })).toBeVisible();
  await expect.element(page.getByText(/see you from the side/)).toBeVisible();
  await expect.element(page.getByText(/We never send or save them/)).toBeVisible();
  await expect.element(page.getByText('One 4.6 MB download. Then the camera counts offline.')).toBeVisible();
  expect(files.requests).toEqual([]);
  await expectNoBarriers();
  await downloadButton.click();
  await expect.element(startButton).toBeVisible();
  const requestsOfDownload = files.requests.length;
  await showCounting();
  await expect.element(startButton).toBeVisible();
  expect(files.requests.length).toBe(requestsOfDownload);
});

it('The camera page reports a truncated file, and downloads it again', async () => {
  const files = fakeFiles();
  files.arrive(async (whole) => new Response((await (await whole()).arrayBuffer()).slice(0, 1_000_000)));
  await showCounting();
  await downloadButton.click();
  await expect.element(page.getByRole('heading', { name: 'The download is incomplete' })).toBeVisible();
  files.arrive(async () => new Response('Gone.', { status: 404 }));
  await page.getByRole('button', { name: 'Try again' }).click();
  // The message of the first attempt stays while the file is requested again.
  await expect.poll(() => files.requests.filter((url) => url.includes('.bin'))).toHaveLength(2);
  await expect.element(page.getByRole('heading', { name: 'The download is incomplete' })).toBeVisible();
  files.arrive((whole) => whole());
  files.requests.length = 0;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(startButton).toBeVisible();
  expect(
    files.requests.filter((url) => !url.includes('.bin')),
    'the other files, which arrived whole, are not requested again',
  ).toEqual([]);
});

it('The camera page shows the progress of a download, which can be cancelled and started again', async () => {
  const files = fakeFiles();
  // A little more than half of the download.
  files.arrive((_, signal) => stallAfter(2_325_108, signal));
  await showCounting();
  await downloadButton.click();
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '56%');
  await page.getByRole('button', { name: 'Cancel' }).click();
  // Files that were completed meanwhile are not downloaded again.
  const downloadRest = page.getByRole('button', { name: /^Download 4\.[4-6] MB$/ });
  await expect.element(downloadRest).toBeVisible();
  files.arrive((whole) => whole());
  await downloadRest.click();
  await expect.element(startButton).toBeVisible();
});

it('The camera page reports a missing connection, and downloads another worker if the cached one does not start', async () => {
  expectConsoleErrors(/Not the program/);
  const files = fakeFiles();
  const camera = fakeCamera();
  files.arrive(async () => {
    throw new TypeError('Failed to fetch');
  });
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await showCounting();
  await downloadButton.click();
  await expect.element(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  online.mockReturnValue(true);
  files.arrive((whole) => whole());
  // The program of every worker fails at its start, which the browser reports.
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
  await expect.element(startButton).toBeVisible();
  files.requests.length = 0;
  await startButton.click();
  await expect.element(page.getByRole('heading', { name: 'Counting didn’t start' })).toBeVisible();
  expect(camera.liveStreams()).toEqual([]);
  // Only the worker can be at fault, because the hashes of the others were checked.
  await expect.poll(() => files.requests).toEqual([expect.stringContaining('pose-worker')]);
});

/** A response with this many bytes that then stalls until it is aborted. */
async function stallAfter(bytes: number, signal: AbortSignal | undefined): Promise<Response> {
  return new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new Uint8Array(bytes));
        signal?.addEventListener('abort', () => controller.error(signal.reason));
      },
    }),
  );
}

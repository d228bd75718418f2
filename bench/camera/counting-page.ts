import { fileURLToPath } from 'node:url';
import { startServer, temporaryDataDir } from '@hundred/testkit/services/server-process';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { browser } from '../../e2e/browser';
import { cameraShowing, makeFilm } from '../../e2e/camera/drawn-film';
import { newChallenger } from '../../e2e/day/day-actions';

/**
 * Runs in the page: measures each picture. It is passed as text, because the compiler adds helpers to functions that the
 * browser does not have.
 */
const watchPictures = `
  window.pictures = [];
  window.inferences = [];
  let inferBare;
  const ask = (worker, message, transferred) =>
    new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.postMessage(message, transferred);
    });
  window.startBare = async () => {
    const cache = await caches.open('hundred:camera');
    const part = async (ending) => {
      const request = (await cache.keys()).find(({ url }) => url.endsWith(ending));
      return (await cache.match(request, { ignoreVary: true })).arrayBuffer();
    };
    const parts = { wasm: await part('.wasm'), topology: await part('.json'), weights: await part('.bin') };
    const bare = new Worker('/bare-worker.js', { type: 'module' });
    await ask(bare, parts, Object.values(parts));
    inferBare = () => ask(bare);
  };
  // The page takes each picture with createImageBitmap, and its worker answers with a message of the kind "found".
  let takenAt = 0;
  const createImageBitmap = window.createImageBitmap;
  window.createImageBitmap = async (picture) => {
    if (inferBare) window.inferences.push(await inferBare());
    takenAt = performance.now();
    return createImageBitmap.call(window, picture);
  };
  window.Worker = class extends Worker {
    constructor(...program) {
      super(...program);
      this.addEventListener('message', ({ data }) => {
        if (data.kind === 'found') window.pictures.push(performance.now() - takenAt);
      });
    }
  };
`;

declare global {
  interface Window {
    /** Milliseconds from taking each picture to its result. */
    pictures: number[];
    /** Milliseconds of a bare inference before each picture since `startBare`. */
    inferences: number[];
    startBare(): Promise<void>;
  }
}

export interface CountingPage {
  page: Page;
  context: BrowserContext;
  close(): Promise<void>;
}

/** Opens the built product. Its camera shows the product's figure doing jumping jacks from the first picture on. */
export async function openCountingPage(): Promise<CountingPage> {
  const data = temporaryDataDir();
  const server = await startServer({ DATA_DIR: data.path, TEST_CLOCK: '1' });
  const film = await makeFilm();
  const launchedBrowser = await chromium.launch({
    ...browser,
    args: [...browser.args, ...cameraShowing(film.path)],
  });
  const close = async () => {
    await launchedBrowser.close();
    await server.stop();
    film.remove();
    data.remove();
  };
  try {
    const context = await launchedBrowser.newContext({
      baseURL: server.url,
      timezoneId: 'UTC',
      viewport: { width: 390, height: 844 },
      serviceWorkers: 'block',
      permissions: ['camera'],
    });
    const page = await context.newPage();
    const now = new Date().toISOString();
    const person = await newChallenger(page, now, 'UTC');
    await person.call(now, 'POST', '/premium/start-trial', {});
    await person.call(now, 'PUT', '/previews/camera', { on: true });
    await page.addInitScript({ content: watchPictures });
    await serveBareWorker(page);
    await page.goto('/count/jumpingJacks');
    await page.getByRole('button', { name: /^Download/ }).click();
    await page.getByRole('button', { name: 'Start the camera' }).click();
    await untilCounting(page);
    return { page, context, close };
  } catch (error) {
    await close();
    throw error;
  }
}

const untilCounting = (page: Page) =>
  page.getByRole('button', { name: 'Pause' }).waitFor({ timeout: 120_000 });

async function serveBareWorker(page: Page): Promise<void> {
  const entry = fileURLToPath(new URL('bare-worker.ts', import.meta.url));
  const [bundle] = (await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['es'], fileName: 'bare-worker' } },
  })) as Rolldown.RolldownOutput[];
  const headers = {
    'content-type': 'text/javascript',
    'content-security-policy': "default-src 'none'; script-src 'wasm-unsafe-eval'",
  };
  await page.route('**/bare-worker.js', (route) => route.fulfill({ body: bundle!.output[0].code, headers }));
}

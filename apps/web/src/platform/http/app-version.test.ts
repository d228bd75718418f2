import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** What the browser tells of workers, for as much of it as the page follows. */
class Told extends EventTarget {
  constructor(fields: object = {}) {
    super();
    Object.assign(this, fields);
  }
  tell(type: string, fields: object = {}) {
    Object.assign(this, fields);
    this.dispatchEvent(new Event(type));
  }
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'Date'] });
  vi.stubEnv('PROD', true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

async function keptBy(registration: Told | undefined, controller: object | null, afterMs = 0) {
  const serviceWorker = new Told({ controller, register: async () => registration });
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('document', new EventTarget());
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  const { keepProgram } = await import('./keep-program');
  const version = await import('./app-version');
  await keepProgram(Date.now() - afterMs);
  return { serviceWorker, reload, ...version };
}

const waitingWorker = () => ({ postMessage: vi.fn() });

it('tells of a new version that was already on its way when the page began to look', async () => {
  const installing = new Told();
  const { isNewVersionReady } = await keptBy(new Told({ installing }), {});
  expect(isNewVersionReady()).toBe(false);
  installing.tell('statechange', { state: 'installed' });
  expect(isNewVersionReady()).toBe(true);
});

it('looks for a new version every hour, also on a page that is never left, and not while nobody sees it', async () => {
  const update = vi.fn(async () => {});
  await keptBy(new Told({ update }), {});
  Object.assign(document, { visibilityState: 'hidden' });
  vi.advanceTimersByTime(3_600_000);
  expect(update).toHaveBeenCalledTimes(0);
  Object.assign(document, { visibilityState: 'visible' });
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(2 * 3_600_000);
  expect(update).toHaveBeenCalledTimes(3);
});

it('tells of a version that another tab took, also on the page that kept the first one', async () => {
  const { serviceWorker, isNewVersionReady } = await keptBy(new Told(), null);
  serviceWorker.tell('controllerchange', { controller: {} });
  expect(isNewVersionReady()).toBe(false);
  serviceWorker.tell('controllerchange', { controller: {} });
  expect(isNewVersionReady()).toBe(true);
});

it('takes a version that waits at its very start, and loads itself anew with it', async () => {
  const waiting = waitingWorker();
  const { serviceWorker, isNewVersionReady, reload } = await keptBy(new Told({ waiting }), {});
  expect(waiting.postMessage).toHaveBeenCalledWith('skip-waiting');
  expect(isNewVersionReady()).toBe(false);
  serviceWorker.tell('controllerchange', { controller: {} });
  expect(reload).toHaveBeenCalledTimes(1);
});

it('only tells of it a while after the load: an answer may have been waited for, and a set have begun', async () => {
  const waiting = waitingWorker();
  const { isNewVersionReady, takeNewVersion } = await keptBy(new Told({ waiting }), {}, 10_000);
  expect(waiting.postMessage).not.toHaveBeenCalled();
  expect(isNewVersionReady()).toBe(true);
  takeNewVersion();
  expect(waiting.postMessage).toHaveBeenCalledWith('skip-waiting');
});

it('says so where the version that waits does not come at once, and goes on when it comes later', async () => {
  const { serviceWorker, isNewVersionReady, reload, takesOverWithin } = await keptBy(
    new Told({ waiting: waitingWorker() }),
    {},
  );
  vi.advanceTimersByTime(takesOverWithin);
  expect(isNewVersionReady()).toBe(true);
  serviceWorker.tell('controllerchange', { controller: {} });
  expect(reload).not.toHaveBeenCalled();
});

it('loads itself anew where the version that was asked for cannot come: the page keeps the old one busy', async () => {
  const installing = new Told({ postMessage: vi.fn() });
  const { takeNewVersion, takesOverWithin, reload } = await keptBy(new Told({ installing }), {});
  installing.tell('statechange', { state: 'installed' });
  takeNewVersion();
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(takesOverWithin);
  expect(reload).toHaveBeenCalledTimes(1);
});

/** The browser asks the server, and finds a newer worker or none. */
const finding = (installing: Told | null) =>
  new Told({
    async update(this: Told) {
      this.tell('updatefound', { installing });
    },
  });

/** The promise of the browser's own is settled. */
const asked = () => vi.advanceTimersByTimeAsync(0);

it('gets the version that nobody has told of yet, and loads itself anew with it: the old worker has the old page', async () => {
  const postMessage = vi.fn();
  const installing = new Told({ postMessage });
  const { serviceWorker, takeNewVersion, reload } = await keptBy(finding(installing), {});
  takeNewVersion();
  await asked();
  expect(reload).not.toHaveBeenCalled();
  installing.tell('statechange', { state: 'installed' });
  expect(postMessage).toHaveBeenCalledWith('skip-waiting');
  expect(reload).not.toHaveBeenCalled();
  serviceWorker.tell('controllerchange', { controller: {} });
  expect(reload).toHaveBeenCalledTimes(1);
});

it('loads itself anew where that version does not come in time', async () => {
  const { takeNewVersion, installsWithin, reload } = await keptBy(finding(new Told()), {});
  takeNewVersion();
  await vi.advanceTimersByTimeAsync(installsWithin - 1);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2);
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([
  ['there is no newer version', () => finding(null)],
  ['the server cannot be asked', () => new Told({ update: () => Promise.reject(new TypeError()) })],
  ['no worker is to be had', () => undefined],
])('loads itself anew at once where %s', async (_what, registration) => {
  const { takeNewVersion, reload } = await keptBy(registration(), {});
  takeNewVersion();
  await asked();
  expect(reload).toHaveBeenCalledTimes(1);
});

/** A page whose own file is answered so, in a browser that keeps this for the tab. */
async function pageOf(answer: () => Promise<{ status: number }>, kept: Record<string, string> = {}) {
  const reload = vi.fn();
  const page = new EventTarget();
  const asked = vi.fn(answer);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
  });
  const { healWhenReplaced } = await import('./app-version');
  healWhenReplaced('/assets/index-old.js');
  const miss = async () => {
    page.dispatchEvent(new Event('vite:preloadError'));
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { miss, reload, kept };
}

it('begins anew, once, where a newer version replaced the files of the page', async () => {
  const { miss, reload, kept } = await pageOf(async () => ({ status: 404 }));
  await miss();
  await miss();
  expect(reload).toHaveBeenCalledTimes(1);
  const again = await pageOf(async () => ({ status: 404 }), kept);
  await again.miss();
  expect(again.reload).not.toHaveBeenCalled();
});

it('stays as it is where a file is missing for another reason', async () => {
  const offline = await pageOf(() => Promise.reject(new TypeError('Failed to fetch')));
  await offline.miss();
  expect(offline.reload).not.toHaveBeenCalled();
  const other = await pageOf(async () => ({ status: 200 }));
  await other.miss();
  expect(other.reload).not.toHaveBeenCalled();
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** A stand-in for the browser's container, registration and worker, with what the page uses of them. */
class FakeWorkerObject extends EventTarget {
  constructor(fields: object = {}) {
    super();
    Object.assign(this, fields);
  }
  fire(type: string, fields: object = {}) {
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

/** A page that loaded `afterMs` ago and now stores its program, with what it uses of these objects. */
async function pageWith(registration: FakeWorkerObject | undefined, controller: object | null, afterMs = 0) {
  const serviceWorker = new FakeWorkerObject({ controller, register: async () => registration });
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('document', new EventTarget());
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  const { storeProgram } = await import('./store-program');
  const version = await import('./app-version');
  const update = await import('./take-new-version');
  await storeProgram(Date.now() - afterMs);
  return { serviceWorker, reload, ...version, ...update };
}

const waitingWorker = () => ({ postMessage: vi.fn() });

it('A new version that was already installing when the page started is announced', async () => {
  const installing = new FakeWorkerObject();
  const { isNewVersionReady } = await pageWith(new FakeWorkerObject({ installing }), {});
  expect(isNewVersionReady()).toBe(false);
  installing.fire('statechange', { state: 'installed' });
  expect(isNewVersionReady()).toBe(true);
});

it('A visible page looks for a new version every hour, even if it is never left', async () => {
  const update = vi.fn(async () => {});
  await pageWith(new FakeWorkerObject({ update }), {});
  Object.assign(document, { visibilityState: 'hidden' });
  vi.advanceTimersByTime(3_600_000);
  expect(update).toHaveBeenCalledTimes(0);
  Object.assign(document, { visibilityState: 'visible' });
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(2 * 3_600_000);
  expect(update).toHaveBeenCalledTimes(3);
});

it('A version that another tab has activated is announced, also on the page that installed the first one', async () => {
  const { serviceWorker, isNewVersionReady } = await pageWith(new FakeWorkerObject(), null);
  serviceWorker.fire('controllerchange', { controller: {} });
  expect(isNewVersionReady()).toBe(false);
  serviceWorker.fire('controllerchange', { controller: {} });
  expect(isNewVersionReady()).toBe(true);
});

it('A page that has just loaded activates a waiting version and reloads with it', async () => {
  const waiting = waitingWorker();
  const { serviceWorker, isNewVersionReady, reload } = await pageWith(new FakeWorkerObject({ waiting }), {});
  expect(waiting.postMessage).toHaveBeenCalledWith('skip-waiting');
  expect(isNewVersionReady()).toBe(false);
  serviceWorker.fire('controllerchange', { controller: {} });
  expect(reload).toHaveBeenCalledTimes(1);
});

it('A page that loaded a while ago only announces a waiting version, because the person may be in a set', async () => {
  const waiting = waitingWorker();
  const { isNewVersionReady, takeNewVersion } = await pageWith(new FakeWorkerObject({ waiting }), {}, 10_000);
  expect(waiting.postMessage).not.toHaveBeenCalled();
  expect(isNewVersionReady()).toBe(true);
  takeNewVersion();
  expect(waiting.postMessage).toHaveBeenCalledWith('skip-waiting');
});

it('A waiting version that is slow to activate is announced, and used when it activates later', async () => {
  const { serviceWorker, isNewVersionReady, reload, takeoverTimeoutMs } = await pageWith(
    new FakeWorkerObject({ waiting: waitingWorker() }),
    {},
  );
  vi.advanceTimersByTime(takeoverTimeoutMs);
  expect(isNewVersionReady()).toBe(true);
  serviceWorker.fire('controllerchange', { controller: {} });
  expect(reload).not.toHaveBeenCalled();
});

it('A page reloads if the requested version cannot activate, because the page itself keeps the old one busy', async () => {
  const installing = new FakeWorkerObject({ postMessage: vi.fn() });
  const { takeNewVersion, takeoverTimeoutMs, reload } = await pageWith(
    new FakeWorkerObject({ installing }),
    {},
  );
  installing.fire('statechange', { state: 'installed' });
  takeNewVersion();
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(takeoverTimeoutMs);
  expect(reload).toHaveBeenCalledTimes(1);
});

/** A registration whose update finds a newer worker, or none. */
const registrationThatFinds = (installing: FakeWorkerObject | null) =>
  new FakeWorkerObject({
    async update(this: FakeWorkerObject) {
      this.fire('updatefound', { installing });
    },
  });

/** Lets the browser's own promise settle. */
const settle = () => vi.advanceTimersByTimeAsync(0);

it('A page that has not heard of a new version looks for it and reloads with it, because the old worker serves the old page', async () => {
  const postMessage = vi.fn();
  const installing = new FakeWorkerObject({ postMessage });
  const { serviceWorker, takeNewVersion, reload } = await pageWith(registrationThatFinds(installing), {});
  takeNewVersion();
  await settle();
  expect(reload).not.toHaveBeenCalled();
  installing.fire('statechange', { state: 'installed' });
  expect(postMessage).toHaveBeenCalledWith('skip-waiting');
  expect(reload).not.toHaveBeenCalled();
  serviceWorker.fire('controllerchange', { controller: {} });
  expect(reload).toHaveBeenCalledTimes(1);
});

it('A page reloads if the new version does not install in time', async () => {
  const { takeNewVersion, installTimeoutMs, reload } = await pageWith(
    registrationThatFinds(new FakeWorkerObject()),
    {},
  );
  takeNewVersion();
  await vi.advanceTimersByTimeAsync(installTimeoutMs - 1);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2);
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([
  ['there is no newer version', () => registrationThatFinds(null)],
  [
    'the server cannot be reached',
    () => new FakeWorkerObject({ update: () => Promise.reject(new TypeError()) }),
  ],
  ['there is no worker', () => undefined],
])('A page reloads at once if %s', async (_what, registration) => {
  const { takeNewVersion, reload } = await pageWith(registration(), {});
  takeNewVersion();
  await settle();
  expect(reload).toHaveBeenCalledTimes(1);
});

/** A page that requests its entry file with this answer, in a tab with these stored values. */
async function pageWithEntry(answer: () => Promise<{ status: number }>, stored: Record<string, string> = {}) {
  const reload = vi.fn();
  const page = new EventTarget();
  const fetchEntry = vi.fn(answer);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', fetchEntry);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value;
    },
  });
  const { reloadWhenReplaced } = await import('./app-version');
  reloadWhenReplaced('/assets/index-old.js');
  const failToLoadPart = async () => {
    page.dispatchEvent(new Event('vite:preloadError'));
    await vi.waitFor(() => expect(fetchEntry).toHaveBeenCalled());
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { failToLoadPart, reload, stored };
}

it('A page reloads once if a newer version has replaced its files', async () => {
  const { failToLoadPart, reload, stored } = await pageWithEntry(async () => ({ status: 404 }));
  await failToLoadPart();
  await failToLoadPart();
  expect(reload).toHaveBeenCalledTimes(1);
  const reloadedPage = await pageWithEntry(async () => ({ status: 404 }), stored);
  await reloadedPage.failToLoadPart();
  expect(reloadedPage.reload).not.toHaveBeenCalled();
});

it('A page does not reload if a file is missing for another reason', async () => {
  const offline = await pageWithEntry(() => Promise.reject(new TypeError('Failed to fetch')));
  await offline.failToLoadPart();
  expect(offline.reload).not.toHaveBeenCalled();
  const unchanged = await pageWithEntry(async () => ({ status: 200 }));
  await unchanged.failToLoadPart();
  expect(unchanged.reload).not.toHaveBeenCalled();
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** A stand-in for the service worker objects of the browser, with what the page uses of them. */
class FakeRegistration extends EventTarget {
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

async function pageWith(registration: FakeRegistration | undefined, controller: object | null, afterMs = 0) {
  const serviceWorker = new FakeRegistration({ controller, register: async () => registration });
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('document', new EventTarget());
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  const { storeProgram } = await import('./store-program');
  const version = await import('./app-version');
  const taking = await import('./take-new-version');
  await storeProgram(Date.now() - afterMs);
  return { serviceWorker, reload, ...version, ...taking };
}

const waitingWorker = () => ({ postMessage: vi.fn() });

it('A new version that was already installing when the page started is announced', async () => {
  const installing = new FakeRegistration();
  const { isNewVersionReady } = await pageWith(new FakeRegistration({ installing }), {});
  expect(isNewVersionReady()).toBe(false);
  installing.fire('statechange', { state: 'installed' });
  expect(isNewVersionReady()).toBe(true);
});

it('A visible page looks for a new version every hour, even if it is never left', async () => {
  const update = vi.fn(async () => {});
  await pageWith(new FakeRegistration({ update }), {});
  Object.assign(document, { visibilityState: 'hidden' });
  vi.advanceTimersByTime(3_600_000);
  expect(update).toHaveBeenCalledTimes(0);
  Object.assign(document, { visibilityState: 'visible' });
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(2 * 3_600_000);
  expect(update).toHaveBeenCalledTimes(3);
});

it('A version that another tab has activated is announced, also on the page that installed the first one', async () => {
  const { serviceWorker, isNewVersionReady } = await pageWith(new FakeRegistration(), null);
  serviceWorker.fire('controllerchange', { controller: {} });
  expect(isNewVersionReady()).toBe(false);
  serviceWorker.fire('controllerchange', { controller: {} });
  expect(isNewVersionReady()).toBe(true);
});

it('A page that has just loaded activates a waiting version and reloads with it', async () => {
  const waiting = waitingWorker();
  const { serviceWorker, isNewVersionReady, reload } = await pageWith(new FakeRegistration({ waiting }), {});
  expect(waiting.postMessage).toHaveBeenCalledWith('skip-waiting');
  expect(isNewVersionReady()).toBe(false);
  serviceWorker.fire('controllerchange', { controller: {} });
  expect(reload).toHaveBeenCalledTimes(1);
});

it('A page that loaded a while ago only announces a waiting version, because the person may be in a set', async () => {
  const waiting = waitingWorker();
  const { isNewVersionReady, takeNewVersion } = await pageWith(new FakeRegistration({ waiting }), {}, 10_000);
  expect(waiting.postMessage).not.toHaveBeenCalled();
  expect(isNewVersionReady()).toBe(true);
  takeNewVersion();
  expect(waiting.postMessage).toHaveBeenCalledWith('skip-waiting');
});

it('A waiting version that is slow to activate is announced, and used when it activates later', async () => {
  const {
    serviceWorker,
    isNewVersionReady,
    reload,
    takeoverTimeoutMs: takesOverWithin,
  } = await pageWith(new FakeRegistration({ waiting: waitingWorker() }), {});
  vi.advanceTimersByTime(takesOverWithin);
  expect(isNewVersionReady()).toBe(true);
  serviceWorker.fire('controllerchange', { controller: {} });
  expect(reload).not.toHaveBeenCalled();
});

it('A page reloads if the requested version cannot activate, because the page itself keeps the old one busy', async () => {
  const installing = new FakeRegistration({ postMessage: vi.fn() });
  const {
    takeNewVersion,
    takeoverTimeoutMs: takesOverWithin,
    reload,
  } = await pageWith(new FakeRegistration({ installing }), {});
  installing.fire('statechange', { state: 'installed' });
  takeNewVersion();
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(takesOverWithin);
  expect(reload).toHaveBeenCalledTimes(1);
});

/** The browser asks the server and finds a newer worker, or none. */
const finding = (installing: FakeRegistration | null) =>
  new FakeRegistration({
    async update(this: FakeRegistration) {
      this.fire('updatefound', { installing });
    },
  });

/** Lets the browser's own promise settle. */
const settle = () => vi.advanceTimersByTimeAsync(0);

it('A page that has not heard of a new version looks for it and reloads with it, because the old worker serves the old page', async () => {
  const postMessage = vi.fn();
  const installing = new FakeRegistration({ postMessage });
  const { serviceWorker, takeNewVersion, reload } = await pageWith(finding(installing), {});
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
  const {
    takeNewVersion,
    installTimeoutMs: installsWithin,
    reload,
  } = await pageWith(finding(new FakeRegistration()), {});
  takeNewVersion();
  await vi.advanceTimersByTimeAsync(installsWithin - 1);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2);
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([
  ['there is no newer version', () => finding(null)],
  [
    'the server cannot be reached',
    () => new FakeRegistration({ update: () => Promise.reject(new TypeError()) }),
  ],
  ['there is no worker', () => undefined],
])('A page reloads at once if %s', async (_what, registration) => {
  const { takeNewVersion, reload } = await pageWith(registration(), {});
  takeNewVersion();
  await settle();
  expect(reload).toHaveBeenCalledTimes(1);
});

/** A page whose entry file gets this answer, in a tab with these stored values. */
async function pageOf(answer: () => Promise<{ status: number }>, stored: Record<string, string> = {}) {
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
  const miss = async () => {
    page.dispatchEvent(new Event('vite:preloadError'));
    await vi.waitFor(() => expect(fetchEntry).toHaveBeenCalled());
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { miss, reload, kept: stored };
}

it('A page reloads once if a newer version has replaced its files', async () => {
  const { miss, reload, kept } = await pageOf(async () => ({ status: 404 }));
  await miss();
  await miss();
  expect(reload).toHaveBeenCalledTimes(1);
  const again = await pageOf(async () => ({ status: 404 }), kept);
  await again.miss();
  expect(again.reload).not.toHaveBeenCalled();
});

it('A page does not reload if a file is missing for another reason', async () => {
  const offline = await pageOf(() => Promise.reject(new TypeError('Failed to fetch')));
  await offline.miss();
  expect(offline.reload).not.toHaveBeenCalled();
  const other = await pageOf(async () => ({ status: 200 }));
  await other.miss();
  expect(other.reload).not.toHaveBeenCalled();
});

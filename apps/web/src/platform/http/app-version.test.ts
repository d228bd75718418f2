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

/** A page with this registration. It began to load some time ago, by default with a worker, and now stores its program. */
async function pageWith(
  registration: FakeWorkerObject | undefined,
  { isControlled = true, loadedMsAgo = 0 } = {},
) {
  const controller = isControlled ? {} : null;
  const serviceWorker = new FakeWorkerObject({ controller, register: async () => registration });
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('document', new EventTarget());
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  const { storeProgram } = await import('./store-program');
  const version = await import('./app-version');
  const update = await import('./take-new-version');
  await storeProgram(Date.now() - loadedMsAgo);
  return { serviceWorker, reload, ...version, ...update };
}

const hourMs = 3_600_000;
const waitingWorker = () => ({ postMessage: vi.fn() });

it('A new version that was already installing when the page started is announced', async () => {
  const installing = new FakeWorkerObject();
  const { isNewVersionReady } = await pageWith(new FakeWorkerObject({ installing }));
  expect(isNewVersionReady()).toBe(false);
  installing.fire('statechange', { state: 'installed' });
  expect(isNewVersionReady()).toBe(true);
});

it('A visible page looks for a new version every hour, even if it is never left', async () => {
  const update = vi.fn(async () => {});
  await pageWith(new FakeWorkerObject({ update }));
  Object.assign(document, { visibilityState: 'hidden' });
  vi.advanceTimersByTime(hourMs);
  expect(update).toHaveBeenCalledTimes(0);
  Object.assign(document, { visibilityState: 'visible' });
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(2 * hourMs);
  // Once on the return to the page, and once in each of the two hours.
  expect(update).toHaveBeenCalledTimes(3);
});

it('A version that another tab has activated is announced, also on the page that installed the first one', async () => {
  const { serviceWorker, isNewVersionReady } = await pageWith(new FakeWorkerObject(), {
    isControlled: false,
  });
  serviceWorker.fire('controllerchange', { controller: {} });
  expect(isNewVersionReady()).toBe(false);
  serviceWorker.fire('controllerchange', { controller: {} });
  expect(isNewVersionReady()).toBe(true);
});

it('A page that has just loaded activates a waiting version and reloads with it', async () => {
  const waiting = waitingWorker();
  const { serviceWorker, isNewVersionReady, reload } = await pageWith(new FakeWorkerObject({ waiting }));
  expect(waiting.postMessage).toHaveBeenCalledWith('skip-waiting');
  expect(isNewVersionReady()).toBe(false);
  serviceWorker.fire('controllerchange', { controller: {} });
  expect(reload).toHaveBeenCalledTimes(1);
});

it('A page that loaded a while ago only announces a waiting version, because the person may be in a set', async () => {
  const waiting = waitingWorker();
  const { isNewVersionReady, takeNewVersion } = await pageWith(new FakeWorkerObject({ waiting }), {
    loadedMsAgo: 10_000,
  });
  expect(waiting.postMessage).not.toHaveBeenCalled();
  expect(isNewVersionReady()).toBe(true);
  takeNewVersion();
  expect(waiting.postMessage).toHaveBeenCalledWith('skip-waiting');
});

it('A waiting version that is slow to activate is announced, and used when it activates later', async () => {
  const { serviceWorker, isNewVersionReady, reload, takeoverTimeoutMs } = await pageWith(
    new FakeWorkerObject({ waiting: waitingWorker() }),
  );
  vi.advanceTimersByTime(takeoverTimeoutMs);
  expect(isNewVersionReady()).toBe(true);
  serviceWorker.fire('controllerchange', { controller: {} });
  expect(reload).not.toHaveBeenCalled();
});

it('A page reloads if the requested version cannot activate, because the page itself keeps the old one busy', async () => {
  const installing = new FakeWorkerObject({ postMessage: vi.fn() });
  const { takeNewVersion, takeoverTimeoutMs, reload } = await pageWith(new FakeWorkerObject({ installing }));
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

it('A page that has not heard of a new version looks for one, and reloads with it', async () => {
  const postMessage = vi.fn();
  const installing = new FakeWorkerObject({ postMessage });
  const { serviceWorker, takeNewVersion, reload } = await pageWith(registrationThatFinds(installing));
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
  const { takeNewVersion, reload } = await pageWith(registration());
  takeNewVersion();
  await settle();
  expect(reload).toHaveBeenCalledTimes(1);
});

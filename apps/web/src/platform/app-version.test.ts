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
  vi.stubEnv('PROD', true);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

async function keptBy(registration: Told, controller: object | null) {
  const serviceWorker = new Told({ controller, register: async () => registration });
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('document', new EventTarget());
  const { isNewVersionReady, keepProgram } = await import('./app-version');
  await keepProgram();
  return { serviceWorker, isNewVersionReady };
}

it('tells of a new version that was already on its way when the page began to look', async () => {
  const installing = new Told();
  const { isNewVersionReady } = await keptBy(new Told({ installing }), {});
  expect(isNewVersionReady()).toBe(false);
  installing.tell('statechange', { state: 'installed' });
  expect(isNewVersionReady()).toBe(true);
});

it('tells of a version that another tab took, also on the page that kept the first one', async () => {
  const { serviceWorker, isNewVersionReady } = await keptBy(new Told(), null);
  serviceWorker.tell('controllerchange', { controller: {} });
  expect(isNewVersionReady()).toBe(false);
  serviceWorker.tell('controllerchange', { controller: {} });
  expect(isNewVersionReady()).toBe(true);
});

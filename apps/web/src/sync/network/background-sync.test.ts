import { expect, it, vi } from 'vitest';
import { pushups } from '../testing/commands';
import { settle, setUpFakeBrowser } from '../testing/fake-browser';
import { makeServer, networkError, wrapCalls } from '../testing/fake-server';
import { openPage } from '../testing/open-page';

setUpFakeBrowser();

/** A page with a worker that the browser can wake. */
async function openWithWorker({ onLine = true } = {}) {
  const register = vi.fn(async (_tag: string) => {});
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  const serviceWorker = Object.assign(new EventTarget(), {
    getRegistration: async () => ({ sync: { register } }),
  });
  vi.stubGlobal('navigator', { onLine, serviceWorker });
  const server = makeServer();
  const opened = await openPage({ server, isStarted: true });
  const leave = async () => {
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    await settle();
  };
  return { ...opened, register, leave };
}

it('The browser is not asked to wake the page for a command that is pushed at once', async () => {
  const { performAndPush, leave, register } = await openWithWorker();
  await performAndPush(pushups);
  await vi.advanceTimersByTimeAsync(10_000);
  await leave();
  expect(register).not.toHaveBeenCalled();
});

it('The browser is not asked to wake the page for a command that the rules refuse', async () => {
  const { sync, register } = await openWithWorker();
  await expect(sync.perform({ ...pushups, actualReps: 1 })).rejects.toMatchObject({ code: 'too_few_reps' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(register).not.toHaveBeenCalled();
});

it('The browser is asked to wake the page for a command that could not be pushed', async () => {
  const { performAndPush, server, register } = await openWithWorker();
  server.fail(networkError);
  await performAndPush(pushups);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(register).toHaveBeenCalledWith('outbox');
});

it('The browser is asked to wake the page for a push that hangs', async () => {
  const { performAndPush, server, register } = await openWithWorker();
  wrapCalls(server, 'post', () => new Promise(() => {}));
  await performAndPush(pushups);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(register).toHaveBeenCalledOnce();
});

it('The browser is asked to wake the page at once without a connection, because the page may be closed next', async () => {
  const { sync, server, register } = await openWithWorker({ onLine: false });
  // Every request fails.
  server.fail(networkError, networkError, networkError);
  void sync.perform(pushups).catch(() => {});
  await settle();
  expect(register).toHaveBeenCalledOnce();
});

it('The browser is asked to wake the page when it is left before a push ends', async () => {
  const { performAndPush, server, register, leave } = await openWithWorker();
  wrapCalls(server, 'post', () => new Promise(() => {}));
  await performAndPush(pushups);
  await leave();
  expect(register).toHaveBeenCalledOnce();
});

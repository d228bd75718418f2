import { beforeEach, expect, it, vi } from 'vitest';
import { areNotificationsEnabled, rememberNotifications } from '../../platform/device/notifications-enabled';
import { makeApi } from '../../platform/http/make-api';
import { makeBrowserStorage } from '../../testing/browser-storage';
import { absent } from '../../testing/partial';
import { pushProblem } from './push-subscription';
import { disableNotifications, enableNotifications, leaveDevice, registerAgain } from './this-device';

/** The server's key: the bytes 4, 0 and 0, as in the subscription below. */
const key = 'BAAA';
const unsubscribe = vi.fn();
const shownNotification = { close: vi.fn() };
const pushManager = {
  getSubscription: async () => ({
    options: { applicationServerKey: Uint8Array.from([4, 0, 0]).buffer },
    endpoint: 'https://push.example/phone',
    toJSON: () => ({ endpoint: 'https://push.example/phone' }),
    unsubscribe,
  }),
};

/** A browser that has notifications switched on. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const registration = { pushManager, getNotifications: async () => [shownNotification] };
  vi.stubGlobal('localStorage', makeBrowserStorage());
  const serviceWorker = { getRegistration: async () => registration, ready: Promise.resolve(registration) };
  vi.stubGlobal('navigator', { serviceWorker, userAgent: 'a phone' });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'granted' });
  rememberNotifications(true);
  unsubscribe.mockClear();
});

/** A server that answers a subscription with this status; undefined means unreachable. */
function serverAnswering(status?: number, body?: object) {
  /** The field `again` of each request. */
  const againFields: unknown[] = [];
  const api = makeApi({
    token: async () => 'token',
    fetch: async (address, init) => {
      if (String(address).endsWith('/vapid-public-key')) return Response.json({ publicKey: key });
      if (status === undefined) throw new TypeError('Failed to fetch');
      againFields.push(JSON.parse(String(init?.body)).again);
      return Response.json(body, { status });
    },
  });
  return { api, againFields };
}

it('A device marks a registration as repeated only if it was not switched on by hand', async () => {
  const { api, againFields } = serverAnswering(200, { success: true, device: { id: 'this' } });
  expect(await registerAgain(api)).toEqual({ state: 'subscribed', device: 'this' });
  expect(await enableNotifications(api)).toEqual({ state: 'subscribed', device: 'this' });
  expect(againFields).toEqual([true, undefined]);
});

it.each([undefined, 429, 500, 503])('A device stays on without a clear answer: %s', async (status) => {
  const { api } = serverAnswering(status, { error: 'x', message: 'Because.' });
  expect(await registerAgain(api)).toEqual({ state: 'subscribed', device: null });
});

it.each([
  ['too_many_devices', 409, true],
  ['invalid_input', 400, true],
  ['device_removed', 409, false],
])('A device is off if the server refuses with %s, and says why', async (error, status, staysEnabled) => {
  const { api } = serverAnswering(status, { error, message: 'Because.' });
  expect(await registerAgain(api)).toEqual({ state: 'granted', device: null, problem: 'Because.' });
  expect(areNotificationsEnabled()).toBe(staysEnabled);
  expect(unsubscribe).toHaveBeenCalledTimes(staysEnabled ? 0 : 1);
});

it('A device is not blocked if the browser’s question was closed without an answer', async () => {
  const answerQuestionWith = (permission: string) =>
    vi.stubGlobal('Notification', {
      permission: 'default',
      async requestPermission() {
        Object.assign(Notification, { permission });
      },
    });
  answerQuestionWith('default');
  expect(await enableNotifications(serverAnswering(200).api)).toEqual({
    state: 'default',
    device: null,
    problem: 'You closed your browser’s question. Try again, then allow notifications.',
  });
  answerQuestionWith('denied');
  expect(await enableNotifications(serverAnswering(200).api)).toEqual({ state: 'denied', device: null });
});

it('A device shows our own text for a failure of the browser', async () => {
  const browserError = new DOMException('Registration failed - push service error', 'AbortError');
  const subscribe = vi.fn(() => Promise.reject(browserError));
  vi.spyOn(pushManager, 'getSubscription').mockResolvedValueOnce(absent);
  Object.assign(pushManager, { subscribe });
  const { problem } = await registerAgain(serverAnswering(200).api);
  expect(subscribe).toHaveBeenCalled();
  expect(problem).toBe('We couldn’t turn reminders on. Try again.');
  expect(pushProblem(new Error('AbortError: x'))).toBe(problem);
});

it('A device gives up waiting for a worker that does not start', async () => {
  vi.useFakeTimers();
  Object.assign(navigator.serviceWorker, { ready: new Promise(() => {}) });
  const enabling = expect(enableNotifications(serverAnswering(200).api)).rejects.toThrow(
    'Push notifications not initialized',
  );
  // As long as `readyWorker` waits.
  await vi.advanceTimersByTimeAsync(30_000);
  await enabling;
  vi.useRealTimers();
});

it('A device gets nothing more after signing out, even if the server is unreachable', async () => {
  await leaveDevice(serverAnswering(200, { success: true }).api);
  expect(unsubscribe).not.toHaveBeenCalled();
  expect(shownNotification.close).toHaveBeenCalledOnce();
  await leaveDevice(serverAnswering().api);
  expect(unsubscribe).toHaveBeenCalledOnce();
  // The next person on this device still has notifications switched on.
  expect(areNotificationsEnabled()).toBe(true);
});

/** A server that answers a subscription when the test releases it. */
function slowServer() {
  const requests: string[] = [];
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const api = makeApi({
    token: async () => 'token',
    fetch: async (address, init) => {
      init?.signal?.throwIfAborted();
      const call = String(address).split('/').at(-1) ?? '';
      requests.push(call);
      if (call === 'vapid-public-key') return Response.json({ publicKey: key });
      if (call === 'subscribe') {
        await answered;
        requests.push('subscribed');
      }
      return Response.json({ success: true, device: { id: 'this' } });
    },
  });
  return { api, requests, answer };
}

it.each([
  ['switched on', enableNotifications],
  ['registered again', registerAgain],
])(
  'A device that is being %s while the person signs out is removed from the server afterwards',
  async (_, register) => {
    const { api, requests, answer } = slowServer();
    const enabling = register(api);
    await vi.waitFor(() => expect(requests).toContain('subscribe'));
    const leaving = leaveDevice(api);
    // One turn of the event loop, in which leaving could have called the server too early.
    await new Promise((resolve) => setTimeout(resolve));
    answer();
    await Promise.all([enabling, leaving]);
    expect(requests.slice(-3)).toEqual(['subscribe', 'subscribed', 'unsubscribe']);
    expect(unsubscribe).not.toHaveBeenCalled();
  },
);

it('A device that is switched off during a repeated registration stays off, and is not registered again', async () => {
  const { api, requests, answer } = slowServer();
  const registering = registerAgain(api);
  await vi.waitFor(() => expect(requests).toContain('subscribe'));
  const disabling = disableNotifications(api);
  const registeringOnceMore = registerAgain(api);
  answer();
  expect(await Promise.all([registering, disabling, registeringOnceMore])).toMatchObject([
    { state: 'subscribed' },
    { state: 'granted' },
    { state: 'granted', device: null },
  ]);
  expect(requests).toEqual(['vapid-public-key', 'subscribe', 'subscribed', 'unsubscribe']);
  expect(areNotificationsEnabled()).toBe(false);
});

it('A device that leaves waits for a pending registration only until the timeout', async () => {
  const timeout = new AbortController();
  const timeoutSpy = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
  const { api, requests, answer } = slowServer();
  const enabling = enableNotifications(api);
  await vi.waitFor(() => expect(requests).toContain('subscribe'));
  const leaving = leaveDevice(api);
  timeout.abort();
  await leaving;
  expect(unsubscribe).toHaveBeenCalledOnce();
  answer();
  await enabling;
  timeoutSpy.mockRestore();
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PopupUnavailable } from '../identity-port';
import { answerFromWindow, notifyOpener } from './sign-in-window';

const here = 'https://hundred.example';
const request = 'https://id.example/auth?state=1';
const answer = `${here}/auth/popup?code=1`;
const windowAnswer = (url: string) => ({ source: 'oidc-client', url });

/** A browser without a popup blocker, and the one window that it opens. */
function setUp() {
  const openedWindow = { closed: false, close: vi.fn() };
  const page = Object.assign(new EventTarget(), {
    open: vi.fn((_url: string) => openedWindow as object | null),
  });
  vi.stubGlobal('window', page);
  const sendMessage = (message: { source?: unknown; origin?: string; data?: unknown }) =>
    page.dispatchEvent(
      Object.assign(new Event('message'), {
        source: openedWindow,
        origin: here,
        data: windowAnswer(answer),
        ...message,
      }),
    );
  return { openedWindow, page, sendMessage };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { origin: here });
  for (const name of ['screenX', 'screenY', 'outerWidth', 'outerHeight']) vi.stubGlobal(name, 0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('The sign-in window opens with its address, and closes with the answer', async () => {
  const { openedWindow, page, sendMessage } = setUp();
  const signingIn = answerFromWindow(request);
  expect(page.open.mock.calls.map(([url]) => url)).toEqual([request]);
  sendMessage({});
  expect(await signingIn).toBe(answer);
  expect(openedWindow.close).toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

it('The opener accepts an answer only from its own page in that window', async () => {
  const { page, sendMessage } = setUp();
  const signingIn = answerFromWindow(request);
  sendMessage({ source: page, data: windowAnswer('from another window') });
  sendMessage({ origin: 'https://id.example', data: windowAnswer('from a foreign page') });
  sendMessage({ data: 'something else' });
  sendMessage({ data: null });
  sendMessage({});
  expect(await signingIn).toBe(answer);
});

it('A sign-in window that is blocked or closed rejects with its own error', async () => {
  const { openedWindow, page } = setUp();
  page.open.mockReturnValueOnce(null);
  await expect(answerFromWindow(request)).rejects.toBeInstanceOf(PopupUnavailable);
  const rejection = expect(answerFromWindow(request)).rejects.toBeInstanceOf(PopupUnavailable);
  openedWindow.closed = true;
  await vi.advanceTimersByTimeAsync(500);
  await rejection;
});

it('The sign-in window hands the answer to its opener, and to no foreign page', () => {
  const postMessage = vi.fn();
  vi.stubGlobal('window', { opener: { postMessage } });
  vi.stubGlobal('location', { origin: here, href: answer });
  notifyOpener();
  expect(postMessage).toHaveBeenCalledWith(windowAnswer(answer), here);
});

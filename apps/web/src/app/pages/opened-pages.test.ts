import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followOpenedPages, listenForOpenedPages } from './opened-pages';

let serviceWorker: EventTarget;
const receiveMessage = (data: unknown) => serviceWorker.dispatchEvent(new MessageEvent('message', { data }));

beforeEach(() => {
  serviceWorker = new EventTarget();
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('location', { pathname: '/dashboard' });
  listenForOpenedPages();
});
afterEach(() => vi.unstubAllGlobals());

it('A notification that is tapped while the page starts opens its page', () => {
  const openedPaths: string[] = [];
  receiveMessage({ open: '/progress' });
  receiveMessage({ open: '/badges' });
  const stop = followOpenedPages((path) => openedPaths.push(path));
  // Only the page of the last notification.
  expect(openedPaths).toEqual(['/badges']);
  receiveMessage({ open: '/statistics' });
  expect(openedPaths).toEqual(['/badges', '/statistics']);
  stop();
});

it('A message that is not from a notification, or leads to the current page, opens nothing', () => {
  const openedPaths: string[] = [];
  for (const data of ['send-what-waits', null, { open: 7 }, { open: '/dashboard' }]) receiveMessage(data);
  followOpenedPages((path) => openedPaths.push(path))();
  expect(openedPaths).toEqual([]);
});

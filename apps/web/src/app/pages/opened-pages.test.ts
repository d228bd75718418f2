import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followOpenedPages, listenForOpenedPages } from './opened-pages';

let serviceWorker: EventTarget;
const tap = (data: unknown) => serviceWorker.dispatchEvent(new MessageEvent('message', { data }));

beforeEach(() => {
  serviceWorker = new EventTarget();
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('location', { pathname: '/dashboard' });
  listenForOpenedPages();
});
afterEach(() => vi.unstubAllGlobals());

it('A notification that is tapped while the page starts opens its page', () => {
  const openedPaths: string[] = [];
  tap({ open: '/progress' });
  tap({ open: '/badges' });
  const stop = followOpenedPages((path) => openedPaths.push(path));
  expect(openedPaths).toEqual(['/badges']);
  tap({ open: '/statistics' });
  expect(openedPaths).toEqual(['/badges', '/statistics']);
  stop();
});

it('A message that is not from a notification, or leads to the current page, opens nothing', () => {
  const openedPaths: string[] = [];
  for (const data of ['send-what-waits', null, { open: 7 }, { open: '/dashboard' }]) tap(data);
  followOpenedPages((path) => openedPaths.push(path))();
  expect(openedPaths).toEqual([]);
});

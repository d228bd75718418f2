import { useSyncExternalStore } from 'react';
import { makeListeners } from '../../ui/listeners';
import { skipWaitingMessage } from '../../worker/messages';

/** A worker activates in an instant, or only when the old one has nothing left to do, which may take minutes. */
export const takesOverWithin = 3000;
/**
 * A worker is installed once it has fetched the program. The caller waits this long for it, but not for a slow network.
 */
export const installsWithin = 10_000;

const changes = makeListeners();
let isNewer = false;
let waiting: ServiceWorker | undefined;

/** Shared with `keep-program.ts`, which follows the workers and is loaded later. */
export const taking: { registration?: ServiceWorkerRegistration; wasAskedFor: boolean } = {
  wasAskedFor: false,
};

export function announce(worker: ServiceWorker | undefined): void {
  waiting = worker;
  isNewer = true;
  changes.notify();
}

/** Undefined in browsers that only pretend to register a worker. */
export const registerWorker = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.register('/service-worker.js');

const healedKey = 'hundred:healed';

/**
 * A page that was opened before a newer version replaced its files cannot load the rest of itself. It then reloads
 * once; everything done, counted or typed is stored. Without a connection there is no newer version to load.
 */
export function healWhenReplaced(entry: string | undefined): void {
  let isHealing = false;
  addEventListener('vite:preloadError', async () => {
    if (isHealing || entry === undefined) return;
    isHealing = true;
    const isReplaced = await fetch(entry, { method: 'HEAD', cache: 'no-store' }).then(
      ({ status }) => status === 404,
      () => false,
    );
    isHealing = false;
    if (!isReplaced || sessionStorage.getItem(healedKey) === entry) return;
    sessionStorage.setItem(healedKey, entry);
    location.reload();
  });
}

/** This page itself may keep the old worker busy, and a reload frees it. */
function takeWaiting(): void {
  waiting?.postMessage(skipWaitingMessage);
  setTimeout(() => location.reload(), waiting ? takesOverWithin : 0);
}

/**
 * Updates are not forced: the new version starts on request or with the next start. If the page has not heard of one,
 * it looks for it first, because the old worker would only serve the old page again.
 */
export function takeNewVersion(): void {
  const { registration } = taking;
  taking.wasAskedFor = true;
  if (isNewer || !registration) takeWaiting();
  else {
    const take = () => {
      clearTimeout(late);
      stopListening();
      takeWaiting();
    };
    const late = setTimeout(take, installsWithin);
    const stopListening = changes.subscribe(take);
    registration.update().then(() => registration.installing || take(), take);
  }
}

export const isNewVersionReady = (): boolean => isNewer;

export const useIsNewVersionReady = (): boolean =>
  useSyncExternalStore(changes.subscribe, isNewVersionReady, () => false);

import { useSyncExternalStore } from 'react';
import { makeListeners } from '../../ui/listeners';
import { skipWaitingMessage } from '../../worker/messages';

/** A worker takes over in an instant, or not before the one in its place has nothing left to do, which may be minutes. */
export const takesOverWithin = 3000;
/** A worker is installed once it has fetched the program: who asked for it waits so long, and not for a slow network. */
export const installsWithin = 10_000;

const changes = makeListeners();
let isNewer = false;
let waiting: ServiceWorker | undefined;

/** Shared with `keep-program.ts`, which follows the workers and loads late. */
export const taking: { registration?: ServiceWorkerRegistration; wasAskedFor: boolean } = {
  wasAskedFor: false,
};

export function announce(worker: ServiceWorker | undefined): void {
  waiting = worker;
  isNewer = true;
  changes.notify();
}

/** Undefined where a browser pretends to register. */
export const registerWorker = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.register('/service-worker.js');

const healedKey = 'hundred:healed';

/**
 * A page that was opened before a newer version replaced its files cannot load the rest of itself. It begins anew by
 * itself then, once: whatever was done, counted or typed is kept. Without a connection there is nothing newer to get.
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

/** A worker in whose place it comes may be kept busy by this very page: then loading anew frees it. */
function takeWaiting(): void {
  waiting?.postMessage(skipWaitingMessage);
  setTimeout(() => location.reload(), waiting ? takesOverWithin : 0);
}

/**
 * Nothing is forced: the new version comes when somebody asks for it, or with the next start. Where the page has not
 * heard of one it is looked for first: the worker of the old version would only bring back the old page.
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

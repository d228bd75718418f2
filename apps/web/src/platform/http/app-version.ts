import { useSyncExternalStore } from 'react';
import { makeListeners } from '../../ui/listeners';
import { skipWaitingMessage } from '../../worker/messages';

/** A new worker takes over in an instant, or only when the old one has nothing left to do, which may take minutes. */
export const takeoverTimeoutMs = 3000;
/** A worker is installed once it has fetched the program. A person who asked for it does not wait for a slow network. */
export const installTimeoutMs = 10_000;

const changes = makeListeners();
let hasNewVersion = false;
/** The worker of the new version, unless another tab has activated it. */
let waitingWorker: ServiceWorker | undefined;

/**
 * Shared with `store-program.ts`, which follows the workers and is loaded later. `isRequested`: the page reloads as soon as
 * another worker takes over.
 */
export const updateState: { registration?: ServiceWorkerRegistration; isRequested: boolean } = {
  isRequested: false,
};

export function announceVersion(worker: ServiceWorker | undefined): void {
  waitingWorker = worker;
  hasNewVersion = true;
  changes.notify();
}

/** Undefined in browsers that only pretend to register a worker. */
export const registerWorker = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.register('/service-worker.js');

const reloadedKey = 'hundred:healed';

/**
 * A page that was opened before a newer version replaced its files cannot load the rest of itself. It then reloads
 * once; everything done, counted or typed is stored. Without a connection there is no newer version to load.
 * `entryUrl`: the address of the page's first script, which exists only in its own version.
 */
export function reloadWhenReplaced(entryUrl: string | undefined): void {
  let isChecking = false;
  addEventListener('vite:preloadError', async () => {
    if (isChecking || entryUrl === undefined) return;
    isChecking = true;
    const isReplaced = await fetch(entryUrl, { method: 'HEAD', cache: 'no-store' }).then(
      ({ status }) => status === 404,
      () => false,
    );
    isChecking = false;
    if (!isReplaced || sessionStorage.getItem(reloadedKey) === entryUrl) return;
    sessionStorage.setItem(reloadedKey, entryUrl);
    location.reload();
  });
}

/**
 * Updates are not forced: the new version starts on request or with the next start. If the page has not heard of one,
 * it looks for it first, because the old worker would only serve the old page again.
 */
export function takeNewVersion(): void {
  const { registration } = updateState;
  updateState.isRequested = true;
  if (hasNewVersion || !registration) activateWaitingWorker();
  else lookForNewVersion(registration, activateWaitingWorker);
}

/** Calls back when a new version is installed, when there is none, or when it takes too long. */
function lookForNewVersion(registration: ServiceWorkerRegistration, onEnd: () => void): void {
  const end = () => {
    clearTimeout(timeout);
    stopListening();
    onEnd();
  };
  const timeout = setTimeout(end, installTimeoutMs);
  const stopListening = changes.subscribe(end);
  registration.update().then(() => registration.installing || end(), end);
}

/** The page reloads when the worker has taken over. This page may keep the old one busy, so a reload ends the wait. */
function activateWaitingWorker(): void {
  waitingWorker?.postMessage(skipWaitingMessage);
  setTimeout(() => location.reload(), waitingWorker ? takeoverTimeoutMs : 0);
}

export const isNewVersionReady = (): boolean => hasNewVersion;

export const useIsNewVersionReady = (): boolean =>
  useSyncExternalStore(changes.subscribe, isNewVersionReady, () => false);

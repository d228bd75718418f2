import { useSyncExternalStore } from 'react';
import { makeListeners } from '../ui/listeners';
import { skipWaitingMessage } from '../worker/messages';

/** A page may stay open for days: whoever comes back to it after this long may have a newer version waiting. */
const checkEvery = 60 * 60_000;
/** A worker takes over in an instant, or not before the one in its place has nothing left to do, which may be minutes. */
export const takesOverWithin = 3000;
/** A worker is installed once it has fetched the program: who asked for it waits so long, and not for a slow network. */
export const installsWithin = 10_000;
/** So long after it was loaded a page is at its start: nobody is in the middle of a set. */
const startsWithin = 10_000;
const loadedAt = Date.now();

const changes = makeListeners();
let isNewer = false;
let registration: ServiceWorkerRegistration | undefined;
let waiting: ServiceWorker | undefined;
let wasAskedFor = false;

function announce(worker: ServiceWorker | undefined): void {
  waiting = worker;
  isNewer = true;
  changes.tell();
}

/** Undefined where a browser pretends to register. */
export const registerWorker = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.register('/service-worker.js');

/** Keeps the program on the device. Called once the page stands, so that nothing it shows has to wait. */
export async function keepProgram(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!import.meta.env.PROD || !serviceWorker) return;
  let hadOne = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (wasAskedFor) location.reload();
    // Another tab took the new version: this one works on, and says so.
    else if (hadOne) announce(undefined);
    hadOne = true;
  });
  try {
    registration = await registerWorker();
    if (registration) followUpdates(registration);
  } catch {
    // Private windows refuse it: then the page needs its connection.
  }
}

function followUpdates(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;
  if (registration.waiting && serviceWorker.controller)
    (Date.now() - loadedAt < startsWithin ? takeAtStart : announce)(registration.waiting);
  const follow = () => {
    const next = registration.installing;
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed' && serviceWorker.controller) announce(next);
    });
  };
  follow();
  registration.addEventListener('updatefound', follow);
  let checked = Date.now();
  const look = () => {
    if (document.visibilityState !== 'visible' || Date.now() - checked < checkEvery) return;
    checked = Date.now();
    registration.update().catch(() => {});
  };
  document.addEventListener('visibilitychange', look);
  // A page that nobody leaves, on a screen in a gym, becomes visible only once.
  setInterval(look, checkEvery);
}

/**
 * Whoever loads the page gets the newest version, also where other tabs still have the old one. Later than at the
 * very start it waits to be asked: the page may be in the middle of something by then.
 */
function takeAtStart(worker: ServiceWorker): void {
  wasAskedFor = true;
  worker.postMessage(skipWaitingMessage);
  setTimeout(() => {
    wasAskedFor = false;
    announce(worker);
  }, takesOverWithin);
}

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
  wasAskedFor = true;
  if (isNewer || !registration) takeWaiting();
  else {
    const take = () => {
      clearTimeout(late);
      stopListening();
      takeWaiting();
    };
    const late = setTimeout(take, installsWithin);
    const stopListening = changes.subscribe(take);
    registration.update().then(() => registration?.installing || take(), take);
  }
}

export const isNewVersionReady = (): boolean => isNewer;

export const useIsNewVersionReady = (): boolean =>
  useSyncExternalStore(changes.subscribe, isNewVersionReady, () => false);

import { skipWaitingMessage } from '../../worker/messages';
import { announce, registerWorker, takesOverWithin, taking } from './app-version';

/** A page may stay open for days: whoever comes back to it after this long may have a newer version waiting. */
const checkEvery = 60 * 60_000;
/** So long after it was loaded a page is at its start: nobody is in the middle of a set. */
const startsWithin = 10_000;

/**
 * Keeps the program on the device. Called once the page stands, so that nothing it shows has to wait. `loadedAt`: when that
 * was begun.
 */
export async function keepProgram(loadedAt: number): Promise<void> {
  const { serviceWorker } = navigator;
  if (!import.meta.env.PROD || !serviceWorker) return;
  let hadOne = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (taking.wasAskedFor) location.reload();
    // Another tab took the new version: this one works on, and says so.
    else if (hadOne) announce(undefined);
    hadOne = true;
  });
  try {
    const registration = await registerWorker();
    if (!registration) return;
    taking.registration = registration;
    followUpdates(registration, loadedAt);
  } catch {
    // Private windows refuse it: then the page needs its connection.
  }
}

function followUpdates(registration: ServiceWorkerRegistration, loadedAt: number): void {
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
  taking.wasAskedFor = true;
  worker.postMessage(skipWaitingMessage);
  setTimeout(() => {
    taking.wasAskedFor = false;
    announce(worker);
  }, takesOverWithin);
}

import { skipWaitingMessage } from '../../worker/messages';
import { announce, registerWorker, takesOverWithin, taking } from './app-version';

/** A page may stay open for days, so it checks for a newer version in this interval. */
const checkEvery = 60 * 60_000;
/** For this long after loading a page counts as just started, so that nobody is in the middle of a set. */
const startsWithin = 10_000;

/**
 * Stores the program on the device. Called after the page has rendered, so that nothing visible has to wait.
 * `loadedAt`: when the page started to load.
 */
export async function keepProgram(loadedAt: number): Promise<void> {
  const { serviceWorker } = navigator;
  if (!import.meta.env.PROD || !serviceWorker) return;
  let hadOne = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (taking.wasAskedFor) location.reload();
    // Another tab activated the new version. This tab works on and announces it.
    else if (hadOne) announce(undefined);
    hadOne = true;
  });
  try {
    const registration = await registerWorker();
    if (!registration) return;
    taking.registration = registration;
    followUpdates(registration, loadedAt);
  } catch {
    // Private windows refuse workers. The page then needs a connection.
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
  // A page that nobody leaves, such as on a screen in a gym, becomes visible only once.
  setInterval(look, checkEvery);
}

/**
 * A page that loads gets the newest version, even if other tabs still use the old one. Later it waits for a request,
 * because the person may be in the middle of something.
 */
function takeAtStart(worker: ServiceWorker): void {
  taking.wasAskedFor = true;
  worker.postMessage(skipWaitingMessage);
  setTimeout(() => {
    taking.wasAskedFor = false;
    announce(worker);
  }, takesOverWithin);
}

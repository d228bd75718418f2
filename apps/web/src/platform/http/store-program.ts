import { skipWaitingMessage } from '../../worker/messages';
import { announceVersion, updateState } from './app-version';
import { registerWorker, takeoverTimeoutMs } from './take-new-version';

/** A page may stay open for days, so it checks for a newer version in this interval. */
const checkIntervalMs = 60 * 60_000;
/** For this long after loading a page counts as just started, so that nobody is in the middle of a set. */
const startMs = 10_000;

/**
 * Stores the program on the device. Called after the page has rendered, so that nothing visible has to wait.
 * `loadedAt`: when the page started to load.
 */
export async function storeProgram(loadedAt: number): Promise<void> {
  const { serviceWorker } = navigator;
  if (!import.meta.env.PROD || !serviceWorker) return;
  let hadController = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (updateState.isRequested) location.reload();
    // Another tab activated the new version. This tab works on and announces it.
    else if (hadController) announceVersion(undefined);
    hadController = true;
  });
  try {
    const registration = await registerWorker();
    if (!registration) return;
    updateState.registration = registration;
    followUpdates(registration, loadedAt);
  } catch {
    // Private windows refuse workers. The page then needs a connection.
  }
}

/** Announces newer versions, and checks for them while the page is open. */
function followUpdates(registration: ServiceWorkerRegistration, loadedAt: number): void {
  const { serviceWorker } = navigator;
  const { waiting } = registration;
  if (waiting && serviceWorker.controller) {
    if (Date.now() - loadedAt < startMs) activateAtStart(waiting);
    else announceVersion(waiting);
  }
  const watchInstalling = () => {
    const next = registration.installing;
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed' && serviceWorker.controller) announceVersion(next);
    });
  };
  watchInstalling();
  registration.addEventListener('updatefound', watchInstalling);
  let checkedAt = Date.now();
  const checkForUpdate = () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < checkIntervalMs) return;
    checkedAt = Date.now();
    // Without a connection the next check finds the new version.
    registration.update().catch(() => {});
  };
  document.addEventListener('visibilitychange', checkForUpdate);
  // A page that nobody leaves, such as on a screen in a gym, becomes visible only once.
  setInterval(checkForUpdate, checkIntervalMs);
}

/**
 * A page that loads gets the newest version, even if other tabs still use the old one. Later it waits for a request,
 * because the person may be in the middle of something.
 */
function activateAtStart(worker: ServiceWorker): void {
  updateState.isRequested = true;
  worker.postMessage(skipWaitingMessage);
  setTimeout(() => {
    updateState.isRequested = false;
    announceVersion(worker);
  }, takeoverTimeoutMs);
}

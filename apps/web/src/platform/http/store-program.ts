import { skipWaitingMessage } from '../../worker/messages';
import { announceNewVersion, updateState } from './app-version';
import { registerWorker, takeoverTimeoutMs } from './take-new-version';

/** A page may stay open for days, so it checks for a newer version at this interval. */
const checkIntervalMs = 60 * 60_000;
/** So soon after the page began to load, nobody is in the middle of a set. */
const startPeriodMs = 10_000;

/**
 * Stores the page's files on the device. Called after the page has rendered, so that nothing visible has to wait.
 * @param loadStartedAt When the page began to load, in epoch milliseconds.
 */
export async function storeProgram(loadStartedAt: number): Promise<void> {
  const { serviceWorker } = navigator;
  if (!import.meta.env.PROD || !serviceWorker) return;
  let hadController = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (updateState.isReloadRequested) location.reload();
    // Another tab activated the new version. This tab goes on with the old one and announces it.
    else if (hadController) announceNewVersion();
    hadController = true;
  });
  try {
    const registration = await registerWorker();
    if (!registration) return;
    updateState.registration = registration;
    followUpdates(registration, loadStartedAt);
  } catch {
    // Private windows refuse workers. The page then needs a connection.
  }
}

/** Announces newer versions, and checks for them while the page is open. */
function followUpdates(registration: ServiceWorkerRegistration, loadStartedAt: number): void {
  takeWaitingVersion(registration, loadStartedAt);
  announceInstalledVersions(registration);
  checkRegularly(registration);
}

/** Activates or announces a version that was installed before this page was opened. */
function takeWaitingVersion({ waiting }: ServiceWorkerRegistration, loadStartedAt: number): void {
  if (!waiting || !navigator.serviceWorker.controller) return;
  if (Date.now() - loadStartedAt < startPeriodMs) activateAtStart(waiting);
  else announceNewVersion(waiting);
}

/** Announces versions that are installed from now on, but not the first one: no worker controls the page before it. */
function announceInstalledVersions(registration: ServiceWorkerRegistration): void {
  const watchInstalling = () => {
    const next = registration.installing;
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed' && navigator.serviceWorker.controller) announceNewVersion(next);
    });
  };
  watchInstalling();
  registration.addEventListener('updatefound', watchInstalling);
}

function checkRegularly(registration: ServiceWorkerRegistration): void {
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
 * Activates the newest version for a page that has just begun to load, even if other tabs still use the old one. Later a new
 * version waits for a request, because the person may be in the middle of something.
 */
function activateAtStart(worker: ServiceWorker): void {
  updateState.isReloadRequested = true;
  worker.postMessage(skipWaitingMessage);
  setTimeout(() => {
    updateState.isReloadRequested = false;
    announceNewVersion(worker);
  }, takeoverTimeoutMs);
}

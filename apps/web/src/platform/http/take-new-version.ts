import { skipWaitingMessage } from '../../worker/messages';
import { isNewVersionReady, onNewVersion, updateState } from './app-version';

/** A new worker takes over in an instant, or only when the old one has nothing left to do, which may take minutes. */
export const takeoverTimeoutMs = 3000;
/** A worker is installed once it has fetched the program. A person who asked for it does not wait for a slow network. */
export const installTimeoutMs = 10_000;

/** Undefined in browsers that only pretend to register a worker. */
export const registerWorker = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.register('/service-worker.js');

/**
 * Updates are not forced: the new version starts on request or with the next start. If the page has not heard of one,
 * it looks for it first, because the old worker would only serve the old page again.
 */
export function takeNewVersion(): void {
  const { registration } = updateState;
  updateState.isRequested = true;
  if (isNewVersionReady() || !registration) activateWaitingWorker();
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
  const stopListening = onNewVersion(end);
  registration.update().then(() => registration.installing || end(), end);
}

/** The page reloads when the worker has taken over. This page may keep the old one busy, so a reload ends the wait. */
function activateWaitingWorker(): void {
  const { waitingWorker } = updateState;
  waitingWorker?.postMessage(skipWaitingMessage);
  setTimeout(() => location.reload(), waitingWorker ? takeoverTimeoutMs : 0);
}

import { skipWaitingMessage } from '../../worker/messages';
import { isNewVersionReady, onNewVersion, updateState } from './app-version';

/**
 * How long the page waits for a new worker, which takes over at once unless the old one has work to do, even for minutes.
 */
export const takeoverTimeoutMs = 3000;
/**
 * How long a person who asked for the new version waits for its worker, which is installed once it has fetched the
 * page's files.
 */
export const installTimeoutMs = 10_000;

/** Undefined in browsers that only pretend to register a worker. */
export const registerWorker = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.register('/service-worker.js');

/**
 * Reloads the page with the new version, on request of the person. If no new version is known yet, the page looks for one
 * first, because the old worker would only serve the old page again.
 */
export function takeNewVersion(): void {
  const { registration } = updateState;
  updateState.isReloadRequested = true;
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
  registration.update().then(() => {
    const hasFoundVersion = registration.installing !== null;
    if (!hasFoundVersion) end();
  }, end);
}

/** Reloads when the worker has taken over. This page itself may keep the old worker busy, so it reloads in any case. */
function activateWaitingWorker(): void {
  const { waitingWorker } = updateState;
  waitingWorker?.postMessage(skipWaitingMessage);
  setTimeout(() => location.reload(), waitingWorker ? takeoverTimeoutMs : 0);
}

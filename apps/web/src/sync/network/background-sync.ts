import { syncTag } from '../../worker/messages';

type WithSync = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

/** With a connection a command is pushed within this time. In milliseconds. */
const pushedSoon = 1_000;

const ignore = () => undefined;

/** Requests that are not made yet, one for each command that is being pushed. */
const waitingRequests = new Set<() => void>();

/**
 * Asks the browser to wake the page when there is a connection again. With a connection the browser does so at once, so it
 * is asked only for a push that takes longer, or where the page is left before. The function given back cancels the request.
 */
export function requestWakeUp(): () => void {
  // Looked up now: a page that is being closed has no time for it.
  const worker = navigator.serviceWorker?.getRegistration().catch(ignore);
  const request = () => {
    cancel();
    // A browser may not allow it. The command is then pushed when the page is next looked at.
    worker?.then((found: WithSync | undefined) => found?.sync?.register(syncTag)).catch(ignore);
  };
  const timer = setTimeout(request, navigator.onLine ? pushedSoon : 0);
  const cancel = () => {
    clearTimeout(timer);
    waitingRequests.delete(request);
  };
  waitingRequests.add(request);
  return cancel;
}

/** The page may be closed next: the requests that wait are made now. */
export function requestWakeUpNow(): void {
  for (const request of waitingRequests) request();
}

import { syncTag } from '../../worker/messages';

type WithSync = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

/** With a connection a command is pushed within this time. In milliseconds. */
const pushedSoon = 1_000;

const ignore = () => undefined;

/** Requests that are not made yet, one for each command in progress. */
const waitingRequests = new Set<() => void>();

/**
 * Asks the browser to wake the page when there is a connection again. With a connection the browser does so at once, so
 * this waits until a push takes longer or the page is left. Returns a function that cancels the request.
 */
export function requestWakeUp(): () => void {
  // Looked up early, because a page that is being closed has no time for it.
  const worker = navigator.serviceWorker?.getRegistration().catch(ignore);
  const request = () => {
    cancel();
    // The browser may refuse. The command is then pushed when the page is next visible.
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

/** Makes the waiting requests now, because the page may be closed next. */
export function requestWakeUpNow(): void {
  for (const request of waitingRequests) request();
}

import { syncTag } from '../../worker/messages';

type WithSync = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

/** With a connection a command is pushed within this time. */
const pushTimeoutMs = 1_000;

/** The functions that make the requests of commands in progress. */
const waitingRequests = new Set<() => void>();

/**
 * Asks the browser to wake the page when there is a connection again. With a connection the browser does so at once, so
 * this waits until a push takes longer or the page is left. Returns a function that cancels the request.
 */
export function requestWakeUp(): () => void {
  // Looked up early, because a page that is being closed has no time for it.
  const registration: Promise<WithSync | undefined> | undefined = navigator.serviceWorker?.getRegistration();
  // The browser may refuse. The command is then pushed when the page is next visible.
  registration?.catch(() => {});
  function request(): void {
    cancel();
    registration?.then((worker) => worker?.sync?.register(syncTag)).catch(() => {});
  }
  function cancel(): void {
    clearTimeout(timer);
    waitingRequests.delete(request);
  }
  const timer = setTimeout(request, navigator.onLine ? pushTimeoutMs : 0);
  waitingRequests.add(request);
  return cancel;
}

/** Makes the waiting requests now, because the page may be closed next. */
export function requestWakeUpNow(): void {
  for (const request of waitingRequests) request();
}

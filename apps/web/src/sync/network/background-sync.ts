import { syncTag } from '../../worker/messages';

/** `sync` is missing in the standard types, because not every browser has it. */
type RegistrationWithSync = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

/** With a connection, most pushes end within this time. */
const usualPushMs = 1_000;

/** The requests to wake the page that are not made yet, one for each command in progress. A call makes the request. */
const waitingRequests = new Set<() => void>();

/**
 * Asks the browser to wake the page when there is a connection again. While there is one, the browser would do so at once,
 * so the request is made only if the push takes long or the page is left. Returns a function that cancels the request.
 */
export function requestWakeUp(): () => void {
  // Looked up early, because a page that is being closed has no time for it.
  const registration: Promise<RegistrationWithSync | undefined> | undefined =
    navigator.serviceWorker?.getRegistration();
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
  const timer = setTimeout(request, navigator.onLine ? usualPushMs : 0);
  waitingRequests.add(request);
  return cancel;
}

/** Makes the waiting requests now, because the page may be closed next. */
export function requestWakeUpNow(): void {
  for (const request of waitingRequests) request();
}

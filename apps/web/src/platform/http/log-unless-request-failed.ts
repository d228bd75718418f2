import { ApiError, isCancelled } from './api';

/**
 * Logs a failure that needs no message on the page, unless a call failed: the API client has logged that already, so only a
 * fault of the code is left.
 */
export function logUnlessRequestFailed(error: unknown): void {
  if (error instanceof ApiError || isCancelled(error)) return;
  // biome-ignore lint/suspicious/noConsole: nobody would notice the fault otherwise
  console.error(error);
}

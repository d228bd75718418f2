import { ApiError, isCancelled } from './api';

/**
 * For failures that need no message on the page. The API client has logged the failed request already, so only a
 * fault of the program is logged here.
 */
export function logUnlessRequestFailed(error: unknown): void {
  if (error instanceof ApiError || isCancelled(error)) return;
  // biome-ignore lint/suspicious/noConsole: nobody would notice the fault otherwise
  console.error(error);
}

import { logUnlessRequestFailed } from '../platform/http/log-unless-request-failed';

/**
 * Resolves with the result of the work, or with undefined if it fails or takes longer than the limit. Late work is not
 * stopped. The limit passes in two halves: if the page was frozen, the timer of one half ends at once when the page
 * continues, and the work still has the other half.
 */
export function inTime<Result>(work: Promise<Result>, limitMs: number): Promise<Result | undefined> {
  const result = work.catch((error) => {
    logUnlessRequestFailed(error);
    return undefined;
  });
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => {
      timer = setTimeout(() => resolve(undefined), limitMs / 2);
    }, limitMs / 2);
  });
  return Promise.race([result, late]).finally(() => clearTimeout(timer));
}

import { logUnlessRequestFailed } from '../platform/http/log-unless-request-failed';

/**
 * Resolves with the result of the work, or with undefined if it fails or takes longer than the limit. The work goes on
 * then. The limit passes in two halves, because the timer of a page that was frozen ends at once when the page continues.
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

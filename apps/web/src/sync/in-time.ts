import { logUnlessRequestFailed } from '../platform/http/log-unless-request-failed';

/**
 * Undefined if the work fails or takes longer than this, in milliseconds. The work goes on. The time passes in two
 * halves, because the timer of a page that was frozen ends at once when the page continues.
 */
export function inTime<Result>(work: Promise<Result>, limit: number): Promise<Result | undefined> {
  const result = work.catch((error) => {
    logUnlessRequestFailed(error);
    return undefined;
  });
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => {
      timer = setTimeout(() => resolve(undefined), limit / 2);
    }, limit / 2);
  });
  return Promise.race([result, late]).finally(() => clearTimeout(timer));
}

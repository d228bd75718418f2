/** Undefined if the work fails or takes longer than this, in milliseconds. The work goes on. */
export function inTime<Result>(work: Promise<Result>, limit: number): Promise<Result | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), limit));
  return Promise.race([work.catch(() => undefined), late]);
}

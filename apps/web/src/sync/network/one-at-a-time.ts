/**
 * Runs the work once at a time, and again if it is requested meanwhile. Each caller gets the result of a run that
 * started after the call; calls during one run share the next.
 */
export function oneAtATime<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let current: Promise<unknown> | undefined;
  let next: Promise<Result> | undefined;

  async function runAfterCurrent(): Promise<Result> {
    await current?.catch(() => {});
    next = undefined;
    const run = work();
    current = run;
    return run;
  }

  return () => {
    next ??= runAfterCurrent();
    return next;
  };
}

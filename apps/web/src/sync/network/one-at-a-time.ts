/**
 * Does the work once at a time, and again if it is requested meanwhile. Each caller gets the result of work that started
 * after the call; all calls while the work is in progress share the next result.
 */
export function oneAtATime<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let current: Promise<unknown> | undefined;
  let next: Promise<Result> | undefined;

  async function startAfterCurrent(): Promise<Result> {
    await current?.catch(() => {});
    next = undefined;
    const result = work();
    current = result;
    return result;
  }

  return () => {
    next ??= startAfterCurrent();
    return next;
  };
}

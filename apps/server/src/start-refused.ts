/** A start that cannot go on. Its message is the one line that the person at the terminal reads. */
export class StartRefused extends Error {
  override name = 'StartRefused';
}

/** What the person at the terminal reads of a failure: the one line where it was foreseen, else all there is. */
export const lineFor = (error: unknown): string =>
  error instanceof StartRefused ? error.message : String((error as Error)?.stack ?? error);

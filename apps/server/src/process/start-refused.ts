/** A start that cannot go on. Its message is the one line that the person at the terminal reads. */
export class StartRefused extends Error {
  override name = 'StartRefused';
}

const isFrame = (line: string) => line.startsWith('    at ');

/**
 * What may be told of a failure. A query that failed carries its parameters in its message, which can be a key or
 * somebody's address, and the database its rows: only the cause is kept, and where it happened.
 */
export function withoutParameters(error: Error): {
  message: string;
  code: string | undefined;
  frames: string;
} {
  const cause = (error.cause instanceof Error ? error.cause : error) as Error & { code?: string };
  const frames = (error.stack ?? '').split('\n').filter(isFrame).join('\n');
  return { message: cause.message, code: cause.code, frames };
}

/** What the person at the terminal reads of a failure: the one line where it was foreseen, else what may be told of it. */
export function lineFor(error: unknown): string {
  if (error instanceof StartRefused) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { message, frames } = withoutParameters(error);
  return `${error.name}: ${message}\n${frames}`;
}

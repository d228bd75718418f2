/** A start that cannot continue. Its message is the one line at the terminal. */
export class StartRefused extends Error {
  override name = 'StartRefused';
}

const isFrame = (line: string) => line.startsWith('    at ');

/**
 * The part of a failure that may be logged: the message of its cause and the stack frames. The message of a failed
 * query is left out, because it has the parameters, which can be a key or an address.
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

/** The output for a failure at the terminal: one line if it was expected, otherwise its reportable part. */
export function lineFor(error: unknown): string {
  if (error instanceof StartRefused) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { message, frames } = withoutParameters(error);
  return `${error.name}: ${message}\n${frames}`;
}

/** The fields that Node and PostgreSQL's driver add to errors. */
interface CodedError extends Error {
  code?: string;
  severity?: string;
  constraint?: string;
}

/** Whether an error, or one of those that caused it, meets a condition. */
export function someCause(error: unknown, isMet: (error: CodedError) => boolean): boolean {
  return error instanceof Error && (isMet(error) || someCause(error.cause, isMet));
}

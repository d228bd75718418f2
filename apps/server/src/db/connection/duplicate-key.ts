/** Whether a write failed because another row has the same unique value. */
export function isDuplicateKey(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error as Error & { code?: string }).code === '23505' || isDuplicateKey(error.cause);
}

export type Stop = () => unknown;

/**
 * Stops the groups one after the other, and the parts of a group together. A part that fails to stop does not keep the
 * others from being stopped; its error is thrown at the end.
 */
export async function stopInOrder(groups: readonly (readonly Stop[])[]): Promise<void> {
  const errors: unknown[] = [];
  for (const group of groups) {
    const outcomes = await Promise.allSettled(group.map(async (stop) => stop()));
    for (const outcome of outcomes) if (outcome.status === 'rejected') errors.push(outcome.reason);
  }
  if (errors.length === 1) throw errors[0];
  if (errors.length > 1) throw new AggregateError(errors, 'several parts of the server failed to stop');
}

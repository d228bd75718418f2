/**
 * What one exercise on one date adds to a board. Only reps up to twice the target count, so that typing a
 * large number does not win; the person's own pages show all of them.
 */
export function rankedReps(fact: { readonly reps: number; readonly target: number }): number {
  return Math.min(fact.reps, 2 * fact.target);
}

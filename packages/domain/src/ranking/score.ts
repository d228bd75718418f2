interface Ranked {
  readonly reps: number;
  readonly target: number;
  /** What the run itself asks for, where it was not the target. */
  readonly standard?: number;
  readonly credit?: number;
}

/**
 * What one exercise on one date adds to a board. Only reps up to twice what the run itself asks for count, so
 * that typing a large number does not win, nor does a plan that asks for more; of an easier movement they count less; the person's own pages show all of them.
 */
export function rankedReps({ reps, target, standard = target, credit = 100 }: Ranked): number {
  return Math.min(Math.floor((reps * credit) / 100), 2 * standard);
}

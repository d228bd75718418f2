interface RankedExercise {
  readonly reps: number;
  readonly target: number;
  /** The run's own target, if it differs. */
  readonly standard?: number;
  readonly credit?: number;
}

/**
 * The reps of one exercise on one date that a board counts. They are limited to twice the run's own target, so that
 * neither a large number nor a plan with higher targets wins; an easier movement counts less. The person's own pages
 * show all reps.
 */
export function rankedReps({ reps, target, standard = target, credit = 100 }: RankedExercise): number {
  return Math.min(Math.floor((reps * credit) / 100), 2 * standard);
}

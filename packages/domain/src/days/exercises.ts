export const exerciseIds = ['pushups', 'situps', 'jumpingJacks'] as const;

export type ExerciseId = (typeof exerciseIds)[number];

/** One thing for each of the three. */
export function eachExercise<Value>(of: (id: ExerciseId) => Value): Record<ExerciseId, Value> {
  return { pushups: of('pushups'), situps: of('situps'), jumpingJacks: of('jumpingJacks') };
}

/** The names of season 1. A Century Club path gives the same three keys names of its own. */
export const exerciseNames: Record<ExerciseId, string> = {
  pushups: 'Push-ups',
  situps: 'Sit-ups',
  jumpingJacks: 'Jumping Jacks',
};

/** Both seasons last this many completed days. */
export const programLength = 100;

/** Day 1 is 10 reps of each exercise, every further day one more. */
export function seasonOneTarget(dayNumber: number): number {
  return 9 + dayNumber;
}

export const exerciseIds = ['pushups', 'situps', 'jumpingJacks'] as const;

export type ExerciseId = (typeof exerciseIds)[number];

/** One value for each of the three exercises. */
export function eachExercise<Value>(valueFor: (id: ExerciseId) => Value): Record<ExerciseId, Value> {
  return { pushups: valueFor('pushups'), situps: valueFor('situps'), jumpingJacks: valueFor('jumpingJacks') };
}

/** The names of season 1. A Century Club path has its own names for the same three keys. */
export const exerciseNames: Record<ExerciseId, string> = {
  pushups: 'Push-ups',
  situps: 'Sit-ups',
  jumpingJacks: 'Jumping Jacks',
};

/** The number of completed days of either season. */
export const programLength = 100;

/** Day 1 is 10 reps of each exercise, every further day one more. */
export function seasonOneTarget(dayNumber: number): number {
  return 9 + dayNumber;
}

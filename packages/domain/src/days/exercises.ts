export const exerciseIds = ['pushups', 'situps', 'jumpingJacks'] as const;

export type ExerciseId = (typeof exerciseIds)[number];

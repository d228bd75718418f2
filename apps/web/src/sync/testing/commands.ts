import { nothingPending } from '../status/pending-counts';

export const pushups = { kind: 'completeExercise', exercise: 'pushups', timeSeconds: 30 } as const;
export const situps = { ...pushups, exercise: 'situps' } as const;
export const jumpingJacks = { ...pushups, exercise: 'jumpingJacks' } as const;

export const oneCompletion = { ...nothingPending, completions: 1 };

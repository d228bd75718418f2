import { type ExerciseId, exerciseIds } from './exercises';

/**
 * The time of a day, which is the longest of its exercises: each has what the one timer of the workout showed after it.
 * Null without any. It is a loop, because a fold needs it for every day.
 */
export function longestTime(
  exercises: Readonly<Partial<Record<ExerciseId, { readonly timeSeconds: number | null }>>>,
): number | null {
  let longest: number | null = null;
  for (const id of exerciseIds) {
    const seconds = exercises[id]?.timeSeconds ?? null;
    if (seconds !== null && (longest === null || seconds > longest)) longest = seconds;
  }
  return longest;
}

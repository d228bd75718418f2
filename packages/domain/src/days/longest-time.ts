import { type ExerciseId, exerciseIds } from './exercises';

/**
 * The time of a day: the longest that one of its exercises has, because all are on one timer; null without any. It is a
 * loop, because a fold needs it for every day.
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

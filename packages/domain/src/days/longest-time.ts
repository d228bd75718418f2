import { type ExerciseId, exerciseIds } from './exercises';

/** A day's time is the largest of its three; null where none has one. A loop, because a fold asks for it for every day. */
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

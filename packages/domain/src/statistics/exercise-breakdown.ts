import { type ExerciseId, exerciseIds } from '../days/exercises';
import type { HistoryDay } from './history-entry';

export type BreakdownPart = {
  readonly exercise: ExerciseId;
  readonly reps: number;
  /** The share of all three, in whole percent; the parts may add up to 99 or 101. */
  readonly share: number;
};

/** Exercise Breakdown: the exercise's own target for each day on which it was completed. */
export function exerciseBreakdown(history: readonly HistoryDay[]): BreakdownPart[] {
  const reps = exerciseIds.map((exercise) =>
    history.reduce((sum, { exercises }) => {
      const { target, completed } = exercises[exercise];
      return completed ? sum + target : sum;
    }, 0),
  );
  const totalReps = reps.reduce((sum, part) => sum + part, 0);
  return exerciseIds.map((exercise, index) => {
    const part = reps[index] ?? 0;
    return { exercise, reps: part, share: totalReps === 0 ? 0 : Math.round((part / totalReps) * 100) };
  });
}

import { mostExtraReps } from '@hundred/domain/challenge/facts/limits';
import { type MovementId, movements } from '@hundred/domain/movements/movements';

/** What is counted of an exercise: reps, or the seconds of a movement that is held. */
export type CountedAmount = {
  unit: 'reps' | 'seconds';
  target: number;
  /** The most that is counted. A hold ends at its target. */
  most: number;
};

export function countedAmount(movement: MovementId, targetReps: number): CountedAmount {
  const { secondsPerRep } = movements[movement];
  if (secondsPerRep === undefined)
    return { unit: 'reps', target: targetReps, most: targetReps + mostExtraReps };
  const target = targetReps * secondsPerRep;
  return { unit: 'seconds', target, most: target };
}

/** The reps to record for what was counted. */
export const repsOf = (movement: MovementId, counted: number): number =>
  Math.floor(counted / (movements[movement].secondsPerRep ?? 1));

import type { Today } from '@hundred/contract/today';
import { type ExerciseId, exerciseIds } from '@hundred/domain/days/exercises';
import { type MovementId, movements } from '@hundred/domain/movements/movements';
import { type CountedAmount, countedAmount } from '../counting/counted-amount';
import { movementOf } from '../day/day-state';

/** An exercise of the day as a session shows it. */
export type SessionExercise = {
  id: ExerciseId;
  name: string;
  movement: MovementId;
  amount: CountedAmount;
  /** The reps recorded for it. */
  reps: number;
  isDone: boolean;
};

export const exercisesOf = (today: Today): SessionExercise[] =>
  exerciseIds.map((id) => {
    const { name, target, completed, reps } = today.exercises[id];
    const movement = movementOf(today, id);
    return { id, name, movement, amount: countedAmount(movement, target), reps, isDone: completed };
  });

export const openIds = (exercises: readonly SessionExercise[]): ExerciseId[] =>
  exercises.filter(({ isDone }) => !isDone).map(({ id }) => id);

/** The recorded reps, or the seconds of a movement that is held. */
export const amountDone = ({ movement, reps }: SessionExercise): number =>
  reps * (movements[movement].secondsPerRep ?? 1);

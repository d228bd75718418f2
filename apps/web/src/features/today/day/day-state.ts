import type { Today } from '@hundred/contract/today';
import { type ExerciseId, exerciseIds } from '@hundred/domain/days/exercises';
import { type MovementId, supportedMovement } from '@hundred/domain/movements/movements';
import { standardMovement } from '@hundred/domain/programs/program';

const exercisesOf = (today: Today) => exerciseIds.map((id) => today.exercises[id]);

/** Which movement an exercise is. An older server names none, and a newer one may name one that this page lacks. */
export const movementOf = ({ exercises, path }: Today, exercise: ExerciseId): MovementId =>
  supportedMovement(exercises[exercise].movement, standardMovement(path ?? null, exercise));

export const doneCount = (today: Today): number =>
  exercisesOf(today).filter(({ completed }) => completed).length;

/** The exercise to do next, in the order of the cards. */
export const nextExercise = (today: Today): ExerciseId | undefined =>
  exerciseIds.find((id) => !today.exercises[id].completed);

export const repsOfDay = (today: Today): number =>
  exercisesOf(today).reduce((sum, { completed, reps }) => sum + (completed ? reps : 0), 0);

/** The time of the day: the largest of the three, because each is the workout time at its completion. */
export function secondsOfDay(today: Today): number | undefined {
  const times = exercisesOf(today).flatMap(({ timeSeconds }) => (timeSeconds === null ? [] : [timeSeconds]));
  return times.length > 0 ? Math.max(...times) : undefined;
}

const instantsOf = (today: Today): number[] =>
  exercisesOf(today).flatMap(({ completedAt }) => (completedAt === null ? [] : [Date.parse(completedAt)]));

/** When the first exercise of today was done, in epoch milliseconds. */
export function firstDoneAt(today: Today): number | undefined {
  const instants = instantsOf(today);
  return instants.length > 0 ? Math.min(...instants) : undefined;
}

/** When the last exercise of today was done; 0 while none is. */
export const lastDoneAt = (today: Today): number => Math.max(0, ...instantsOf(today));

import type { ExerciseId } from '@hundred/domain/days/exercises';
import { serverClock } from '../../../platform/time/server-clock';
import { readCount } from '../counting/stored-count';
import type { SessionExercise } from './session-exercise';

/** How much of each exercise is done, from 0 to 1. */
export type Shares = Readonly<Partial<Record<ExerciseId, number>>>;

/** How much of each open exercise is counted already. */
export const countedShares = (exercises: readonly SessionExercise[], uid: string, zone: string): Shares =>
  Object.fromEntries(
    exercises
      .filter(({ isDone }) => !isDone)
      .map(({ id, amount: { target } }) => [
        id,
        readCount(uid, id, target, serverClock.now(), zone).done / target,
      ]),
  );

/** 1 for an exercise that is done, or was finished in this session and is being recorded; otherwise 0. */
export const finishedShares = (exercises: readonly SessionExercise[], order: readonly ExerciseId[]): Shares =>
  Object.fromEntries(exercises.map(({ id, isDone }) => [id, isDone || !order.includes(id) ? 1 : 0]));

import type { Today } from '@hundred/contract/today';
import { type ExerciseId, exerciseIds } from '@hundred/domain/days/exercises';
import { serverClock } from '../../../platform/time/server-clock';
import { countedAmount } from '../counting/counted-amount';
import { readCount } from '../counting/stored-count';
import { movementOf } from '../day/day-state';
import { openInOrder, readSession } from './stored-session';

/** An exercise by which the session of today goes on, and how much of it is counted. */
export type CurrentExercise = { id: ExerciseId; name: string; done: number; target: number };

/** The exercise at which the session was left; the first open one without a session of today. */
export function currentExercise(today: Today, uid: string, zone: string): CurrentExercise | undefined {
  const now = serverClock.now();
  const open = exerciseIds.filter((id) => !today.exercises[id].completed);
  const [id] = openInOrder(open, readSession(uid, today.dayNumber, now, zone));
  if (!id) return undefined;
  const { name } = today.exercises[id];
  const { target } = countedAmount(movementOf(today, id), today.exercises[id].target);
  return { id, name, target, done: readCount(uid, id, target, now, zone).done };
}

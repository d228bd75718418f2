import type { State } from '../challenge/state/state';
import { programLength } from '../days/exercises';

/** The part of the hundred that a person's picture on a board shows: all of it during the Century Club. */
export function daysDone({ season, currentDay, challenge }: State): number {
  return season === 2 ? programLength : currentDay - 1 + Number(challenge.allCompleted);
}

import { programLength } from '../days/exercises';
import type { State } from '../runs/state';

/** How much of the hundred a person's picture on a board shows: all of it through the Century Club. */
export function daysDone({ season, currentDay, challenge }: State): number {
  return season === 2 ? programLength : currentDay - 1 + Number(challenge.allCompleted);
}

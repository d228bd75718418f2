import type { State } from '../challenge/state/state';
import { programLength } from '../days/exercises';

/** How many of the hundred cells beside a person on a board are filled: all of them during the Century Club. */
export function daysDone({ season, currentDay, challenge }: State): number {
  return season === 2 ? programLength : currentDay - 1 + Number(challenge.allCompleted);
}

import type { CountedMovement } from '@hundred/counting/counted-movements';

/** The set that is counted and its actions, owned by the page as when counting by touch. */
export type CountedSet = {
  movement: CountedMovement;
  name: string;
  target: number;
  /** The count goes no higher. */
  most: number;
  done: number;
  /** The text below the count. */
  caption: string;
  /** The numbers along the edge of the field. */
  marks: readonly number[];
  /** The time shown by the workout timer. */
  time: string;
  isBusy: boolean;
  /** Called with every rep, so that the workout timer runs. */
  onWork: () => void;
  onCount: (done: number) => void;
  /** Called by a press once the target is reached. */
  onComplete: () => void;
};

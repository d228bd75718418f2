import type { CountedMovement } from '@hundred/counting/counted-movements';

/** The set that is counted and its actions, owned by the page as when counting by touch. */
export type CountedSet = {
  movement: CountedMovement;
  name: string;
  target: number;
  most: number;
  done: number;
  /** The text about the count, and the numbers along its edge. */
  caption: string;
  marks: readonly number[];
  /** The time shown by the workout timer. */
  time: string;
  isBusy: boolean;
  onWork: () => void;
  onCount: (done: number) => void;
  /** Called by a press once the target is reached. */
  onComplete: () => void;
};

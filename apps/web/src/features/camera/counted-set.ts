import type { CountedMovement } from '@hundred/domain/counting/counted-movements';

/** What is counted, and what becomes of it: the page's own, as when it is counted by touch. */
export type CountedSet = {
  movement: CountedMovement;
  name: string;
  target: number;
  most: number;
  done: number;
  /** What is said of the count, and the numbers along its edge. */
  caption: string;
  marks: readonly number[];
  /** What the workout timer shows. */
  time: string;
  isBusy: boolean;
  onWork: () => void;
  onCount: (done: number) => void;
  /** Pressed once the target is reached. */
  onComplete: () => void;
};

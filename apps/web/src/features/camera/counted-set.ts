import type { CountedMovement } from '@hundred/counting/counted-movements';

/** The set that the camera counts, and its actions. The page owns both, as it does when a person counts by touch. */
export type CountedSet = {
  movement: CountedMovement;
  name: string;
  target: number;
  /** The count goes no higher. */
  mostReps: number;
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

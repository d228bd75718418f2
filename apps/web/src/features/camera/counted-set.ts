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
  /** The counts at which the count field has a line, such as 10, 20 and 30. */
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

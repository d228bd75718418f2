import type { MovementId } from './movements';

export const muscleGroups = [
  'chest',
  'shoulders',
  'triceps',
  'back',
  'abs',
  'obliques',
  'hip flexors',
  'quads',
  'glutes',
  'calves',
] as const;

export type MuscleGroup = (typeof muscleGroups)[number];

type Weights = readonly [number, number, number, number, number, number, number, number, number, number];

/**
 * The work of each group in one rep, in tenths, in the order of the groups. It is an estimate, and the page says so.
 * Force plates find 64 % of body weight on the hands in a push-up, 49 % on the knees, 41 % with hands on 60 cm; full
 * sit-ups load the hip flexors clearly more than crunches.
 */
const tenths: Readonly<Record<MovementId, Weights>> = {
  pushup: [10, 6, 7, 1, 3, 2, 0, 1, 0, 0],
  diamondPushup: [9, 6, 10, 1, 3, 2, 0, 1, 0, 0],
  hinduPushup: [8, 9, 7, 3, 3, 2, 1, 1, 1, 0],
  inclinePushup: [7, 4, 5, 1, 2, 1, 0, 0, 0, 0],
  kneePushup: [7.5, 4.5, 5.5, 1, 2, 1, 0, 0, 0, 0],
  wallPushup: [3, 2, 2, 0, 1, 0, 0, 0, 0, 0],
  situp: [0, 0, 0, 1, 8, 5, 8, 2, 0, 0],
  vUp: [0, 0, 0, 1, 10, 5, 10, 3, 0, 0],
  russianTwist: [0, 1, 0, 2, 5, 8, 4, 1, 0, 0],
  crunch: [0, 0, 0, 0, 7, 3, 1, 0, 0, 0],
  deadBug: [0, 0, 0, 1, 5, 4, 3, 0, 0, 0],
  plank: [1, 2, 1, 1, 4, 3, 1, 1, 1, 0],
  jumpingJack: [0, 3, 0, 1, 1, 1, 1, 3, 3, 6],
  burpee: [7, 6, 5, 2, 5, 2, 5, 8, 6, 5],
  boxJump: [0, 2, 0, 2, 2, 1, 3, 9, 9, 7],
  squat: [0, 0, 0, 3, 1, 1, 1, 10, 8, 2],
  stepJack: [0, 2, 0, 1, 1, 1, 1, 2, 2, 3],
  march: [0, 1, 0, 0, 1, 1, 3, 2, 1, 2],
};

/** The share of one group in one rep: 1 is the share of the chest in a push-up. */
export function muscleWeight(movement: MovementId, group: MuscleGroup): number {
  return (tenths[movement][muscleGroups.indexOf(group)] ?? 0) / 10;
}

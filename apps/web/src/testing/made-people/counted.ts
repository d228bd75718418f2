import { type CountedMovement, countedMovements } from '@hundred/counting/counted-movements';
import { countPose, startCounting } from '@hundred/counting/counting';
import type { Pose } from '@hundred/counting/pose';
import type { MovementId } from '@hundred/domain/movements/movements';
import { type Film, filmPoses } from './film';
import { type SetOfReps, setOf } from './sets';

/** The camera angles of each view, in degrees around the body from the side. */
export const anglesOf = { side: [-30, 0, 30], front: [70, 90, 110] } as const;

/** Seconds of a rep: fast, usual and slow. */
export const temposOf: Readonly<Record<CountedMovement, readonly [number, number, number]>> = {
  pushup: [0.8, 1.5, 4],
  diamondPushup: [0.8, 1.5, 4],
  inclinePushup: [0.8, 1.5, 4],
  kneePushup: [0.8, 1.5, 4],
  situp: [1.1, 2, 4],
  jumpingJack: [0.7, 1.1, 2],
  squat: [0.9, 1.8, 4],
  burpee: [1.8, 3, 5],
};

/** Movements that look the same to a camera: the chosen one is counted. */
const alike: readonly (readonly MovementId[])[] = [['pushup', 'diamondPushup', 'inclinePushup']];

export const isAlike = (one: MovementId, other: MovementId) =>
  one === other || alike.some((group) => group.includes(one) && group.includes(other));

export function countOf(movement: CountedMovement, poses: readonly Pose[]): number {
  return poses.reduce((counting, pose) => countPose(counting, pose).counting, startCounting(movement)).count;
}

export type Take = Omit<SetOfReps, 'movement'> & Film;

/** The number of reps counted too many or too few. */
export function miscountsIn(movement: CountedMovement, take: Take): number {
  const scene = setOf({ movement, ...take });
  return Math.abs(countOf(movement, filmPoses(scene, take)) - take.reps);
}

/** The best camera angle of a movement. */
export const bestAngleOf = (movement: CountedMovement) =>
  countedMovements[movement].view === 'side' ? 0 : 90;

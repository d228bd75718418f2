import { type CountedMovement, countedMovements } from '@hundred/domain/counting/counted-movements';
import { countPose, startCounting } from '@hundred/domain/counting/counting';
import type { Pose } from '@hundred/domain/counting/pose';
import type { MovementId } from '@hundred/domain/movements/movements';
import { type Film, filmed } from './film';
import { type SetOfReps, setOf } from './sets';

/** From where each view may be filmed: degrees round the body from the side. */
export const anglesOf = { side: [-30, 0, 30], front: [70, 90, 110] } as const;

/** Seconds of a rep: as fast as people are, as it is usual, and slowly. */
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

/** Movements that are the same to a camera: what is counted is what was chosen. */
const alike: readonly (readonly MovementId[])[] = [['pushup', 'diamondPushup', 'inclinePushup']];

export const isAlike = (one: MovementId, other: MovementId) =>
  one === other || alike.some((group) => group.includes(one) && group.includes(other));

export function countOf(movement: CountedMovement, poses: readonly Pose[]): number {
  return poses.reduce((counting, pose) => countPose(counting, pose).counting, startCounting(movement)).count;
}

export type Take = Omit<SetOfReps, 'movement'> & Film;

/** How many reps too many or too few were counted. */
export function miscountsIn(movement: CountedMovement, take: Take): number {
  const scene = setOf({ movement, ...take });
  return Math.abs(countOf(movement, filmed(scene, take)) - take.reps);
}

/** The angle at which a movement is filmed best. */
export const viewOf = (movement: CountedMovement) => (countedMovements[movement].view === 'side' ? 0 : 90);

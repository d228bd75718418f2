import type { MovementId } from './movements';

/** The `factVersion` that introduced each movement. A server with a lower version refuses it. */
export const movementVersions: Readonly<Record<MovementId, number>> = {
  pushup: 2,
  diamondPushup: 2,
  hinduPushup: 2,
  inclinePushup: 2,
  kneePushup: 2,
  wallPushup: 2,
  situp: 2,
  vUp: 2,
  russianTwist: 2,
  crunch: 2,
  deadBug: 2,
  plank: 2,
  jumpingJack: 2,
  burpee: 2,
  boxJump: 2,
  squat: 2,
  stepJack: 2,
  march: 2,
};

import type { MovementId } from '@hundred/domain/movements/movements';
import type { CheckpointPlace } from './demonstration';

/**
 * The checkpoints of every movement, in the order of their texts. A motion consists of beats: phase 2n is the hold of
 * beat n, phase 2n + 1 the move after it.
 */
export const checkpointsOf: Readonly<Record<MovementId, readonly CheckpointPlace[]>> = {
  pushup: [
    { phases: [0], joint: 'hand' },
    { phases: [1, 3], joint: 'elbow' },
    { phases: [4], joint: 'neck' },
    { phases: [5, 7], joint: 'hip' },
  ],
  diamondPushup: [
    { phases: [0], joint: 'hand' },
    { phases: [1, 3], joint: 'elbow' },
    { phases: [4], joint: 'neck' },
    { phases: [5, 7], joint: 'hip' },
  ],
  hinduPushup: [
    { phases: [0], joint: 'hip' },
    { phases: [1, 3], joint: 'elbow' },
    { phases: [5, 6], joint: 'neck' },
    { phases: [7, 9], joint: 'hand' },
  ],
  inclinePushup: [
    { phases: [0], joint: 'hand' },
    { phases: [1], joint: 'elbow' },
    { phases: [2], joint: 'neck' },
    { phases: [3], joint: 'hip' },
  ],
  kneePushup: [
    { phases: [0], joint: 'knee' },
    { phases: [1], joint: 'elbow' },
    { phases: [2], joint: 'head' },
    { phases: [3], joint: 'hip' },
  ],
  wallPushup: [
    { phases: [0], joint: 'hand' },
    { phases: [1], joint: 'elbow' },
    { phases: [2], joint: 'hip' },
    { phases: [3], joint: 'ankle' },
  ],
  situp: [
    { phases: [0], joint: 'ankle' },
    { phases: [1], joint: 'neck' },
    { phases: [3, 4], joint: 'waist' },
    { phases: [5, 7], joint: 'head' },
  ],
  vUp: [
    { phases: [0], joint: 'waist' },
    { phases: [1, 3], joint: 'knee' },
    { phases: [4], joint: 'hand' },
    { phases: [5, 7], joint: 'ankle' },
  ],
  russianTwist: [
    { phases: [0], joint: 'neck' },
    { phases: [1, 3, 5], joint: 'shoulder' },
    { phases: [2, 6], joint: 'hand' },
    { phases: [7], joint: 'knee' },
  ],
  crunch: [
    { phases: [0], joint: 'waist' },
    { phases: [1], joint: 'neck' },
    { phases: [2], joint: 'head' },
    { phases: [3], joint: 'elbow' },
  ],
  deadBug: [
    { phases: [0, 4], joint: 'knee' },
    { phases: [1, 5], joint: 'hand' },
    { phases: [2, 6], joint: 'waist' },
    { phases: [3, 7], joint: 'far knee' },
  ],
  plank: [
    { phases: [0], joint: 'elbow' },
    { phases: [1], joint: 'knee' },
    { phases: [2], joint: 'hip' },
    { phases: [3], joint: 'waist' },
  ],
  jumpingJack: [
    { phases: [7, 0], joint: 'waist' },
    { phases: [1, 3], joint: 'hand' },
    { phases: [4, 5], joint: 'ankle' },
  ],
  burpee: [
    { phases: [1, 2], joint: 'hand' },
    { phases: [3, 5, 6], joint: 'hip' },
    { phases: [7, 9, 10], joint: 'ankle' },
    { phases: [11, 12, 13, 0], joint: 'knee' },
  ],
  boxJump: [
    { phases: [0], joint: 'hand' },
    { phases: [1, 2, 3], joint: 'knee' },
    { phases: [4, 5], joint: 'ankle' },
    { phases: [6, 7, 8, 9], joint: 'hip' },
  ],
  squat: [
    { phases: [0], joint: 'toe' },
    { phases: [1], joint: 'hip' },
    { phases: [2], joint: 'knee' },
    { phases: [3], joint: 'ankle' },
  ],
  stepJack: [
    { phases: [0, 4], joint: 'waist' },
    { phases: [1, 2, 5, 6], joint: 'hand' },
    { phases: [3, 7], joint: 'ankle' },
  ],
  march: [
    { phases: [7, 0], joint: 'knee' },
    { phases: [1, 5], joint: 'waist' },
    { phases: [3, 4], joint: 'hand' },
  ],
};

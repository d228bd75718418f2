import type { MovementId } from '@hundred/domain/movements/movements';
import type { FigurePose, JointName } from './skeleton';

/** The most common mistake, drawn beside the correct pose. */
export type Mistake = {
  readonly pose: FigurePose;
  /** The index of the correct pose in the movement. */
  readonly correctPose: number;
  /** The joint that shows the mistake, and the direction in which it deviates: 0 ahead, 90 up, -90 down. */
  readonly joint: JointName;
  readonly direction: number;
};

/** The position of the toes on the floor, and of the hip of a figure that sits or lies. */
const toes = [0, 1.9] as const;
const seat = [0, 4.9] as const;
const bentLegs = { thigh: 50, shin: -69, foot: -4 };

export const mistakes: Readonly<Record<MovementId, Mistake>> = {
  pushup: {
    correctPose: 0,
    joint: 'hip',
    direction: -90,
    pose: {
      at: toes,
      spine: [20, 45],
      head: 40,
      arms: { hand: [62.5, 2.2, 9], flare: 45 },
      legs: { thigh: 189, shin: 189, foot: -70 },
    },
  },
  diamondPushup: {
    correctPose: 1,
    joint: 'elbow',
    direction: 180,
    pose: {
      at: toes,
      spine: [11, 11],
      head: 17,
      arms: { hand: [59, 2.2, 1.6], flare: 88 },
      legs: { thigh: 191, shin: 191, foot: -70 },
    },
  },
  hinduPushup: {
    correctPose: 3,
    joint: 'hip',
    direction: -90,
    pose: {
      at: toes,
      spine: [52, 84],
      head: 124,
      arms: { hand: [52, 2.2, 8.5], flare: 20 },
      legs: { thigh: 177, shin: 177, foot: -70 },
    },
  },
  inclinePushup: {
    correctPose: 0,
    joint: 'hip',
    direction: 90,
    pose: {
      at: toes,
      spine: [14, 10],
      head: 12,
      arms: { hand: [62, 22.2, 8.5], flare: 40 },
      legs: { thigh: 232, shin: 232, foot: -66 },
    },
  },
  kneePushup: {
    correctPose: 0,
    joint: 'hip',
    direction: 135,
    pose: {
      at: [0, 3.5],
      spine: [20, 12],
      head: 16,
      arms: { hand: [42.5, 2.2, 9], flare: 45 },
      legs: { thigh: 242, shin: 176, foot: 200 },
    },
  },
  wallPushup: {
    correctPose: 1,
    joint: 'hip',
    direction: 180,
    pose: {
      at: [0, 2.3],
      spine: [52, 48],
      head: 40,
      arms: { hand: [42, 64, 7.5], flare: 35 },
      legs: { thigh: -86, shin: -94, foot: -4 },
    },
  },
  situp: {
    correctPose: 1,
    joint: 'ankle',
    direction: 90,
    pose: {
      at: seat,
      spine: [146, 148],
      head: 150,
      arms: { upper: -14, fore: 130 },
      legs: { thigh: 66, shin: -46, foot: 20 },
    },
  },
  vUp: {
    correctPose: 2,
    joint: 'neck',
    direction: -90,
    pose: {
      at: seat,
      spine: [158, 146],
      head: 96,
      arms: { upper: 40, fore: 40 },
      legs: { thigh: 62, shin: 62, foot: 90 },
    },
  },
  russianTwist: {
    correctPose: 1,
    joint: 'waist',
    direction: 165,
    pose: {
      at: seat,
      spine: [140, 98],
      head: 62,
      turn: 12,
      arms: [{ hand: [-1, 15, 14] }, { hand: [-1, 15, -11] }],
      legs: { thigh: 42, shin: -24, foot: 48 },
    },
  },
  crunch: {
    correctPose: 1,
    joint: 'head',
    direction: 20,
    pose: {
      at: seat,
      spine: [179, 162],
      head: 104,
      arms: { hand: [-29.5, 20, 6.4], flare: 30 },
      legs: bentLegs,
    },
  },
  deadBug: {
    correctPose: 1,
    joint: 'waist',
    direction: 90,
    pose: {
      at: seat,
      spine: [156, 198],
      head: 172,
      arms: [
        { upper: 170, fore: 170 },
        { upper: 90, fore: 90 },
      ],
      legs: [
        { thigh: 90, shin: 0, foot: 78 },
        { thigh: 1, shin: -1, foot: 66 },
      ],
    },
  },
  plank: {
    correctPose: 1,
    joint: 'hip',
    direction: -90,
    pose: {
      at: toes,
      spine: [9, 31],
      head: 14,
      arms: { hand: [79, 2.2, 6.6] },
      legs: { thigh: 180, shin: 180, foot: -70 },
    },
  },
  jumpingJack: {
    correctPose: 2,
    joint: 'hand',
    direction: -90,
    pose: {
      at: [0, 42.1],
      spine: [90, 90],
      head: 90,
      arms: { upper: -90, fore: -90, out: 74 },
      legs: { thigh: -88, shin: -92, foot: -4, out: 15, toes: 30 },
    },
  },
  burpee: {
    correctPose: 3,
    joint: 'hip',
    direction: -90,
    pose: {
      at: [-6.6, 13.5],
      spine: [22, 46],
      head: 40,
      arms: { hand: [20, 2.2, 8] },
      legs: { ankle: [-45, 7.7, 5], foot: -70 },
    },
  },
  boxJump: {
    correctPose: 2,
    joint: 'ankle',
    direction: 180,
    pose: {
      at: [12, 44],
      spine: [50, 46],
      head: 50,
      arms: { hand: [48, 52, 7] },
      legs: { ankle: [23.4, 24.4, 5], foot: -24 },
    },
  },
  squat: {
    correctPose: 1,
    joint: 'ankle',
    direction: 140,
    pose: {
      at: [0.9, 5],
      spine: [70, 66],
      head: 72,
      arms: { upper: 0, fore: 4 },
      legs: { thigh: -8, shin: -136, foot: -30, toes: 15 },
    },
  },
  stepJack: {
    correctPose: 1,
    joint: 'hand',
    direction: -90,
    pose: {
      at: [0, 42.6],
      spine: [90, 90],
      head: 90,
      arms: { upper: -90, fore: -90, out: 42 },
      legs: [
        { ankle: [0, 2.3, 8.5], foot: -4, toes: 30 },
        { ankle: [0, 2.3, 4], foot: -4, toes: 30 },
      ],
    },
  },
  march: {
    correctPose: 0,
    joint: 'neck',
    direction: 180,
    pose: {
      at: [0, 43.3],
      spine: [102, 108],
      head: 98,
      arms: [
        { upper: -112, fore: -62 },
        { upper: -74, fore: -20 },
      ],
      legs: [
        { thigh: -36, shin: -98, foot: -22 },
        { thigh: -90, shin: -90, foot: -4 },
      ],
    },
  },
};

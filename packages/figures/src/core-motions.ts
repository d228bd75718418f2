import type { Motion } from './motion';
import { type Arm, type FigurePose, type Leg, lengths } from './skeleton';

/** The position of the hip of a figure that sits or lies. */
const seat = [0, 4.9] as const;
/** Knees bent, feet flat. */
const bentLegs: Leg = { thigh: 50, shin: -69, foot: -4 };

/** Arms across the chest, following the angle of the spine. */
const across = (spine: number): Arm => ({ upper: spine - 162, fore: spine - 18 });
/** The far end of a bone that starts at a joint, seen from the side. */
const along = ([x, y]: readonly [number, number], length: number, angle: number): [number, number] => [
  x + length * Math.cos((angle * Math.PI) / 180),
  y + length * Math.sin((angle * Math.PI) / 180),
];

/** The numbers are the angles of the spine and of the head. */
const situp = (lower: number, upper: number, head: number): FigurePose => ({
  at: seat,
  spine: [lower, upper],
  head,
  arms: across(upper),
  legs: bentLegs,
});

/** A crunch with the fingertips at the ears and the elbows wide. Only the upper spine and the head leave the floor. */
function crunch(upper: number, head: number): FigurePose {
  const lower = 179;
  const waist = along(seat, lengths.pelvis, lower);
  const neck = along(waist, lengths.chest, upper);
  const ear = along(neck, lengths.neck - 0.6, head);
  return {
    at: seat,
    spine: [lower, upper],
    head,
    arms: { hand: [...ear, 6.4], flare: 58 },
    legs: bentLegs,
  };
}

const straightLegs = (angle: number, foot: number): Leg => ({ thigh: angle, shin: angle, foot });
const straightArm = (angle: number): Arm => ({ upper: angle, fore: angle });

const vUp = {
  long: { at: seat, spine: [180, 178], head: 172, arms: straightArm(184), legs: straightLegs(-3, 40) },
  half: { at: seat, spine: [158, 146], head: 140, arms: straightArm(95), legs: straightLegs(28, 62) },
  up: { at: seat, spine: [122, 112], head: 100, arms: straightArm(22), legs: straightLegs(60, 88) },
} satisfies Record<string, FigurePose>;

/** The trunk turned to the near side (1), to the far side (-1) or ahead (0), with the hands together. */
const twist = (side: -1 | 0 | 1): FigurePose => {
  const [x, y, z] = side === 0 ? [6, 25, 0] : [-3, 17, 15 * side];
  const halfGap = 1.5;
  return {
    at: seat,
    spine: [124, 116],
    head: 108,
    turn: 42 * side,
    // The last number of a hand counts from the middle of the body to the hand's own side.
    arms: [
      { hand: [x, y, halfGap + z], flare: 30 },
      { hand: [x, y, halfGap - z], flare: 30 },
    ],
    legs: { thigh: 42, shin: -24, foot: 48 },
  };
};

const tabletop: Leg = { thigh: 90, shin: 0, foot: 78 };
const loweredLeg: Leg = { thigh: 9, shin: 5, foot: 70 };
/** On the back. `reaching` is the side of the arm that is lowered, together with the opposite leg. */
const deadBug = (reaching?: 'near' | 'far'): FigurePose => ({
  at: seat,
  spine: [180, 178],
  head: 172,
  arms: [straightArm(reaching === 'near' ? 167 : 90), straightArm(reaching === 'far' ? 167 : 90)],
  legs: [reaching === 'far' ? loweredLeg : tabletop, reaching === 'near' ? loweredLeg : tabletop],
});

const plankArms: Arm = { hand: [79, 2.2, 6.6] };
const plank = {
  kneesDown: {
    at: [0, 1.9],
    spine: [8.1, 8.1],
    head: 8,
    arms: plankArms,
    legs: { thigh: 208.4, shin: 166.8, foot: -95 },
  },
  held: {
    at: [0, 1.9],
    spine: [8.1, 8.1],
    head: 8,
    arms: plankArms,
    legs: { thigh: 188.1, shin: 188.1, foot: -70 },
  },
} satisfies Record<string, FigurePose>;

export const coreMotions = {
  situp: {
    view: 'side',
    root: 'hip',
    poses: [situp(180, 178, 172), situp(170, 138, 126), situp(92, 72, 66)],
    beats: [
      { pose: 0, hold: 0.4, move: 0.7 },
      { pose: 1, hold: 0, move: 0.8 },
      { pose: 2, hold: 0.4, move: 1.1 },
      { pose: 1, hold: 0, move: 0.9 },
    ],
    still: { pose: situp(96, 78, 72) },
  },
  vUp: {
    view: 'side',
    root: 'hip',
    poses: [vUp.long, vUp.half, vUp.up],
    beats: [
      { pose: 0, hold: 0.4, move: 0.6 },
      { pose: 1, hold: 0, move: 0.6 },
      { pose: 2, hold: 0.5, move: 1 },
      { pose: 1, hold: 0, move: 1 },
    ],
    still: { pose: vUp.up },
  },
  russianTwist: {
    view: 32,
    root: 'hip',
    poses: [twist(0), twist(1), twist(-1)],
    beats: [
      { pose: 0, hold: 0.3, move: 0.6 },
      { pose: 1, hold: 0.4, move: 0.6 },
      { pose: 0, hold: 0, move: 0.6 },
      { pose: 2, hold: 0.4, move: 0.6 },
    ],
    still: { pose: twist(1) },
  },
  crunch: {
    view: 'side',
    root: 'hip',
    poses: [crunch(178, 172), crunch(148, 138)],
    beats: [
      { pose: 0, hold: 0.4, move: 0.9 },
      { pose: 1, hold: 0.7, move: 1.3 },
    ],
    still: { pose: crunch(148, 138) },
  },
  deadBug: {
    view: 'side',
    root: 'hip',
    poses: [deadBug(), deadBug('near'), deadBug('far')],
    beats: [
      { pose: 0, hold: 0.4, move: 1.4 },
      { pose: 1, hold: 0.5, move: 1.2 },
      { pose: 0, hold: 0.4, move: 1.4 },
      { pose: 2, hold: 0.5, move: 1.2 },
    ],
    still: { pose: deadBug('near') },
  },
  plank: {
    view: 'side',
    root: 'toe',
    poses: [plank.kneesDown, plank.held],
    beats: [
      { pose: 0, hold: 1, move: 1 },
      { pose: 1, hold: 4, move: 1 },
    ],
    still: { pose: plank.held },
  },
} as const satisfies Record<string, Motion>;

import type { Motion } from './motion';
import type { Arm, FigurePose, Leg } from './skeleton';

const standing: Leg = { thigh: -90, shin: -90, foot: -4 };
const armOut = (out: number): Arm => ({ upper: -90, fore: -90, out });

/** Seen from the front: the hip at this height, legs and arms spread by these angles, knees slightly bent. */
const jack = (hip: number, legs: number, arms: number): FigurePose => ({
  at: [0, hip],
  spine: [90, 90],
  head: 90,
  arms: armOut(arms),
  legs: { thigh: -78, shin: -102, foot: -4, out: legs, toes: 30 },
});

const foot = (out: number, toes = 30): Leg => ({ ankle: [0, 2.3, out], foot: -4, toes });
/** The hip at this height, the arms spread by this angle, and each foot at this distance from the middle. */
const stepJack = (hip: number, arms: number, near: number, far: number): FigurePose => ({
  at: [0, hip],
  spine: [90, 90],
  head: 90,
  arms: armOut(arms),
  legs: [foot(near), foot(far)],
});

const squat = {
  stand: {
    at: [0, 2.3],
    spine: [88, 90],
    head: 92,
    arms: { upper: -82, fore: -70 },
    legs: { thigh: -87, shin: -93, foot: -4, toes: 15 },
  },
  low: {
    at: [0, 2.3],
    spine: [54, 58],
    head: 74,
    arms: { upper: 4, fore: 8 },
    legs: { thigh: 0, shin: -113, foot: -4, toes: 15 },
  },
} satisfies Record<string, FigurePose>;

const forward: Arm = { upper: -52, fore: 34 };
const backward: Arm = { upper: -128, fore: -48 };
const kneeUp: Leg = { thigh: 0, shin: -92, foot: -14 };
const march = (arms: FigurePose['arms'], legs: FigurePose['legs']): FigurePose => ({
  at: [0, 43.3],
  spine: [90, 90],
  head: 90,
  arms,
  legs,
});

const planted: Leg = { ankle: [0, 2.3, 5], foot: -4 };
const burpee = {
  stand: {
    at: [-1, 43],
    spine: [88, 90],
    head: 90,
    arms: { hand: [4, 42.5, 8.5] },
    legs: planted,
  },
  handsDown: {
    at: [-6.5, 21.5],
    spine: [20, 18],
    head: 30,
    arms: { hand: [20, 2.2, 8] },
    legs: { ankle: [0.35, 4, 5], foot: -20 },
  },
  hop: {
    at: [-5, 31],
    spine: [-6, -4],
    head: 8,
    arms: { hand: [20, 2.2, 8] },
    legs: { ankle: [-20, 7, 5], foot: -50 },
  },
  plank: {
    at: [-6.4, 20.9],
    spine: [19.7, 19.7],
    head: 26,
    arms: { hand: [20, 2.2, 8] },
    legs: { ankle: [-45, 7.7, 5], foot: -70 },
  },
  jump: {
    at: [2, 53],
    spine: [89, 91],
    head: 91,
    arms: { hand: [17, 102, 8] },
    legs: { ankle: [1, 12.3, 5], foot: -62 },
  },
} satisfies Record<string, FigurePose>;

const onBox: Leg = { ankle: [36, 22.3, 5], foot: -4 };
const boxJump = {
  dip: {
    at: [-10, 26],
    spine: [48, 52],
    head: 66,
    arms: { hand: [-13, 29, 8] },
    legs: planted,
  },
  flight: {
    at: [12, 50],
    spine: [62, 66],
    head: 76,
    arms: { hand: [49, 75, 7] },
    legs: { ankle: [20, 27, 5], foot: -14 },
  },
  land: {
    at: [25, 44],
    spine: [52, 56],
    head: 72,
    arms: { hand: [66, 64, 7] },
    legs: onBox,
  },
  stand: {
    at: [34, 63],
    spine: [88, 90],
    head: 90,
    arms: { hand: [38, 62.5, 8.5] },
    legs: onBox,
  },
  stepDown: {
    at: [11, 41],
    spine: [76, 82],
    head: 78,
    arms: { hand: [20, 40, 8.5] },
    legs: [planted, onBox],
  },
} satisfies Record<string, FigurePose>;

export const legMotions = {
  jumpingJack: {
    view: 'front',
    root: 'hip',
    poses: [jack(42.4, 1, 8), jack(46, 13, 88), jack(38.9, 24, 152)],
    beats: [
      { pose: 0, hold: 0.12, move: 0.24 },
      { pose: 1, hold: 0, move: 0.24 },
      { pose: 2, hold: 0.12, move: 0.24 },
      { pose: 1, hold: 0, move: 0.24 },
    ],
    still: { pose: jack(38.9, 24, 150) },
  },
  burpee: {
    view: 'side',
    root: 'hip',
    poses: [burpee.stand, burpee.handsDown, burpee.hop, burpee.plank, burpee.jump],
    beats: [
      { pose: 0, hold: 0.3, move: 0.8 },
      { pose: 1, hold: 0.2, move: 0.25 },
      { pose: 2, hold: 0, move: 0.25 },
      { pose: 3, hold: 0.5, move: 0.25 },
      { pose: 2, hold: 0, move: 0.25 },
      { pose: 1, hold: 0.2, move: 0.5 },
      { pose: 4, hold: 0.05, move: 0.4 },
    ],
    still: {
      pose: { ...burpee.handsDown, legs: [planted, burpee.plank.legs] },
      arrow: { from: [43, 8], via: [43, 24], to: [43, 36] },
    },
  },
  boxJump: {
    view: 'side',
    root: 'hip',
    poses: [boxJump.dip, boxJump.flight, boxJump.land, boxJump.stand, boxJump.stepDown],
    beats: [
      { pose: 0, hold: 0.5, move: 0.4 },
      { pose: 1, hold: 0.04, move: 0.3 },
      { pose: 2, hold: 0.4, move: 0.7 },
      { pose: 3, hold: 0.5, move: 1 },
      { pose: 4, hold: 0.2, move: 1 },
    ],
    props: [{ kind: 'box', from: 26, to: 54, height: 20 }],
    still: { pose: boxJump.flight, arrow: { from: [-6, 8], via: [-6, 20], to: [-6, 32] } },
  },
  squat: {
    view: 'side',
    root: 'ankle',
    poses: [squat.stand, squat.low],
    beats: [
      { pose: 0, hold: 0.5, move: 2 },
      { pose: 1, hold: 0.5, move: 1.1 },
    ],
    still: { pose: squat.low },
  },
  stepJack: {
    view: 'front',
    root: 'hip',
    poses: [stepJack(42.9, 8, 4, 4), stepJack(39.6, 118, 19, 4), stepJack(39.6, 118, 4, 19)],
    beats: [
      { pose: 0, hold: 0.15, move: 0.55 },
      { pose: 1, hold: 0.2, move: 0.55 },
      { pose: 0, hold: 0.15, move: 0.55 },
      { pose: 2, hold: 0.2, move: 0.55 },
    ],
    still: { pose: stepJack(39.6, 105, 19, 4) },
  },
  march: {
    view: 'side',
    root: 'hip',
    poses: [
      march([backward, forward], [kneeUp, standing]),
      march({ upper: -90, fore: -8 }, standing),
      march([forward, backward], [standing, kneeUp]),
    ],
    beats: [
      { pose: 0, hold: 0.15, move: 0.4 },
      { pose: 1, hold: 0, move: 0.4 },
      { pose: 2, hold: 0.15, move: 0.4 },
      { pose: 1, hold: 0, move: 0.4 },
    ],
    still: { pose: march([backward, forward], [kneeUp, standing]) },
  },
} as const satisfies Record<string, Motion>;

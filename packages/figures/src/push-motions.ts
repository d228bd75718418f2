import type { Motion } from './motion';
import type { Arm, FigurePose } from './skeleton';

/** A straight body on its toes, at this angle from the floor. */
const onToes = (angle: number, arms: Arm): FigurePose => ({
  at: [0, 1.9],
  spine: [angle, angle],
  head: angle + 6,
  arms,
  legs: { thigh: 180 + angle, shin: 180 + angle, foot: -70 },
});

const pushup = (angle: number) => onToes(angle, { hand: [62.5, 2.2, 9], flare: 45 });
const diamond = (angle: number) => onToes(angle, { hand: [59, 2.2, 1.6], flare: 18 });
const incline = (angle: number) => onToes(angle, { hand: [62, 22.2, 8.5], flare: 40 });

/** A straight body on its knees. */
const onKnees = (angle: number): FigurePose => ({
  at: [0, 3.5],
  spine: [angle, angle],
  head: angle + 6,
  arms: { hand: [42.5, 2.2, 9], flare: 45 },
  legs: { thigh: 180 + angle, shin: 155, foot: 190 },
});

/** A straight body that leans forward, heels down. */
const atWall = (lean: number): FigurePose => ({
  at: [0, 2.3],
  spine: [90 - lean, 90 - lean],
  head: 88 - lean,
  arms: { hand: [42, 64, 7.5], flare: 35 },
  legs: { thigh: -90 - lean, shin: -90 - lean, foot: -4 },
});

const hinduHands: Arm = { hand: [52, 2.2, 8.5], flare: 20 };
const hindu = {
  high: {
    at: [0, 1.9],
    spine: [-43, -38],
    head: -54,
    arms: hinduHands,
    legs: { thigh: 242, shin: 242, foot: -62 },
  },
  dive: {
    at: [0, 1.9],
    spine: [-40, -32],
    head: -8,
    arms: hinduHands,
    legs: { thigh: 216, shin: 216, foot: -68 },
  },
  low: {
    at: [0, 1.9],
    spine: [-14, 6],
    head: 28,
    arms: hinduHands,
    legs: { thigh: 194, shin: 194, foot: -70 },
  },
  up: {
    at: [0, 1.9],
    spine: [30, 60],
    head: 82,
    arms: hinduHands,
    legs: { thigh: 182, shin: 182, foot: -70 },
  },
  back: {
    at: [0, 1.9],
    spine: [-20, -12],
    head: -6,
    arms: hinduHands,
    legs: { thigh: 216, shin: 216, foot: -68 },
  },
} satisfies Record<string, FigurePose>;

/** Two seconds down, one at the bottom, one up. */
const downAndUp = [
  { pose: 0, hold: 0.6, move: 1 },
  { pose: 1, hold: 0, move: 1 },
  { pose: 2, hold: 1, move: 0.5 },
  { pose: 1, hold: 0, move: 0.5 },
];

/** Two seconds down and a little more than one up, without a halfway pose. */
const lowerAndPress = [
  { pose: 0, hold: 0.6, move: 2 },
  { pose: 1, hold: 0.6, move: 1.2 },
];

export const pushMotions = {
  pushup: {
    view: 'side',
    root: 'toe',
    poses: [pushup(19.4), pushup(11), pushup(2.4)],
    beats: downAndUp,
    still: { pose: pushup(19.4) },
  },
  diamondPushup: {
    view: 42,
    root: 'toe',
    poses: [diamond(19), diamond(11), diamond(3.5)],
    beats: downAndUp,
    still: { pose: diamond(14) },
  },
  hinduPushup: {
    view: 'side',
    root: 'toe',
    poses: [hindu.high, hindu.dive, hindu.low, hindu.up, hindu.back],
    beats: [
      { pose: 0, hold: 0.6, move: 0.9 },
      { pose: 1, hold: 0, move: 0.7 },
      { pose: 2, hold: 0, move: 0.8 },
      { pose: 3, hold: 0.8, move: 0.8 },
      { pose: 4, hold: 0, move: 0.8 },
    ],
    still: { pose: hindu.high, arrow: { from: [48, 50], via: [66, 48], to: [69, 32] } },
  },
  inclinePushup: {
    view: 'side',
    root: 'toe',
    poses: [incline(36.5), incline(21.5)],
    beats: lowerAndPress,
    props: [{ kind: 'box', from: 57.5, to: 86, height: 20 }],
    still: { pose: incline(36.5) },
  },
  kneePushup: {
    view: 'side',
    root: 'knee',
    poses: [onKnees(33), onKnees(8.6)],
    beats: lowerAndPress,
    still: { pose: onKnees(33) },
  },
  wallPushup: {
    view: 'side',
    root: 'ankle',
    poses: [atWall(12), atWall(27)],
    beats: lowerAndPress,
    props: [{ kind: 'wall', x: 44.2 }],
    still: { pose: atWall(12) },
  },
} as const satisfies Record<string, Motion>;

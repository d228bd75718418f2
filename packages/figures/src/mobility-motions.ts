import type { MobilityId } from '@hundred/domain/recovery/mobility';
import type { Motion } from './motion';
import { type Arm, type FigurePose, type Leg, lengths } from './skeleton';

/** A slow cycle between two poses. */
const thereAndBack = [
  { pose: 0, hold: 0.8, move: 1.6 },
  { pose: 1, hold: 1, move: 1.6 },
];

/** A cycle through the middle to one end, back, and to the other end. */
const bothWays = [
  { pose: 0, hold: 0.4, move: 1.4 },
  { pose: 1, hold: 0.8, move: 1.4 },
  { pose: 0, hold: 0.4, move: 1.4 },
  { pose: 2, hold: 0.8, move: 1.4 },
];

const kneeling: Leg = { thigh: -90, shin: -180, foot: -170 };
const kneelingAt = (thigh: number): Leg => ({ thigh, shin: -180, foot: -170 });
const onFloor: Arm = { hand: [27.5, 2.2, 7], flare: 12 };

/** A pose on hands and knees. */
const onAllFours = (
  spine: FigurePose['spine'],
  head: number,
  changes: Partial<FigurePose> = {},
): FigurePose => ({
  at: [0, 3.5],
  spine,
  head,
  arms: onFloor,
  legs: kneeling,
  ...changes,
});

const level = onAllFours([11, 11], 12);

/** Straight legs below an upright trunk. */
const standing: Leg = { thigh: -89, shin: -91, foot: -4 };
const upright = (arms: FigurePose['arms'], hip = 43.3): FigurePose => ({
  at: [0, hip],
  spine: [90, 90],
  head: 90,
  arms,
  legs: standing,
});

const swing = (angle: number) => upright({ upper: angle, fore: angle + 4 });
const slide = (height: number, out: number): FigurePose => upright({ hand: [1, height, out], flare: 90 });

const longReach = onAllFours([12, -14], -22, {
  arms: { hand: [27.5, 2.2, 7], flare: 78 },
  legs: kneelingAt(-34),
});

const reachPose = (nearArm: Arm, turn: number, head: number) =>
  onAllFours([11, 11], head, { turn, arms: [nearArm, onFloor] });

const birdDog = (farArm: Arm, farLeg: Leg) =>
  onAllFours([11, 11], 12, { arms: [onFloor, farArm], legs: [kneeling, farLeg] });

const dogHands: Arm = { hand: [52, 2.2, 8.5], flare: 20 };
const dog = (spine: FigurePose['spine'], head: number, legs: number): FigurePose => ({
  at: [0, 1.9],
  spine,
  head,
  arms: dogHands,
  legs: { thigh: legs, shin: legs, foot: -64 },
});

const sphinx = (spine: FigurePose['spine'], head: number): FigurePose => ({
  at: [0, 5.9],
  spine,
  head,
  arms: { hand: [17, 2.2, 8], flare: 25 },
  legs: { thigh: 181, shin: 181, foot: 188 },
});

/** The position of the hip of a figure that sits or lies. */
const seat = [0, 4.9] as const;
/** The shoulders and the feet stay in place while the hips rise between them. */
function bridge(angle: number): FigurePose {
  const trunk = lengths.pelvis + lengths.chest;
  const [shoulderX, shoulderY] = [-trunk, 5.3];
  const radians = (angle * Math.PI) / 180;
  return {
    at: [shoulderX - trunk * Math.cos(radians), shoulderY - trunk * Math.sin(radians)],
    spine: [angle, angle],
    head: 174,
    arms: { upper: -5, fore: -4 },
    legs: { ankle: [20.5, 2.3, 4], foot: -4 },
  };
}

const hug = (thigh: number, hand: readonly [number, number]): FigurePose => ({
  at: seat,
  spine: [180, 178],
  head: 172,
  arms: { hand: [...hand, 5] },
  legs: { thigh, shin: thigh - 144, foot: thigh - 100 },
});

const sway = (out: number): FigurePose => ({
  at: seat,
  spine: [180, 178],
  head: 172,
  arms: { upper: 180, fore: 181, out: 78 },
  legs: [
    { thigh: 50, shin: -64, foot: -4, out },
    { thigh: 50, shin: -64, foot: -4, out: -out },
  ],
});

const lunge = (thigh: number, spine: FigurePose['spine'], arms: Arm): FigurePose => ({
  at: [0, 3.5],
  spine,
  head: 90,
  arms,
  legs: [kneelingAt(thigh), { ankle: [23, 2.3, 5], foot: -4 }],
});

const fold = (
  spine: FigurePose['spine'],
  head: number,
  arm: number,
  thigh: number,
  shin: number,
): FigurePose => ({
  at: [0, 2.3],
  spine,
  head,
  arms: { upper: arm, fore: arm + 4 },
  legs: { thigh, shin, foot: -4 },
});

const squat = (thigh: number, shin: number, spine: FigurePose['spine'], arms: Arm): FigurePose => ({
  at: [0, 2.3],
  spine,
  head: 78,
  arms,
  legs: { thigh, shin, foot: -4, toes: 25 },
});

const heels = (foot: number): FigurePose => ({
  at: [0, 1.9],
  spine: [90, 90],
  head: 90,
  arms: { upper: -86, fore: -80 },
  legs: { thigh: -89, shin: -91, foot },
});

/** The motion of every movement in the recovery sessions. */
export const mobilityMotions: Readonly<Record<MobilityId, Motion>> = {
  wristRocks: {
    view: 'side',
    root: 'knee',
    poses: [
      onAllFours([11, 11], 12, { legs: kneelingAt(-82) }),
      onAllFours([10, 10], 12, { legs: kneelingAt(-101) }),
    ],
    beats: thereAndBack,
    still: { pose: onAllFours([10, 10], 12, { legs: kneelingAt(-101) }) },
  },
  armSwings: {
    view: 'side',
    root: 'hip',
    poses: [swing(-128), swing(-10), swing(78)],
    beats: [
      { pose: 0, hold: 0.2, move: 0.7 },
      { pose: 1, hold: 0, move: 0.7 },
      { pose: 2, hold: 0.3, move: 0.7 },
      { pose: 1, hold: 0, move: 0.7 },
    ],
    still: { pose: swing(60) },
  },
  armSlides: {
    view: 'front',
    root: 'hip',
    poses: [slide(87, 15), slide(97, 11)],
    beats: thereAndBack,
    still: { pose: slide(87, 15) },
  },
  catCow: {
    view: 'side',
    root: 'knee',
    poses: [level, onAllFours([34, -9], -48), onAllFours([-9, 31], 52)],
    beats: bothWays,
    still: { pose: onAllFours([34, -9], -48) },
  },
  childsPose: {
    view: 'side',
    root: 'knee',
    poses: [level, longReach],
    beats: thereAndBack,
    still: { pose: longReach },
  },
  openReach: {
    view: 24,
    root: 'knee',
    poses: [
      reachPose({ upper: -78, fore: -62, out: -38 }, -3, 2),
      reachPose({ upper: -20, fore: 0, out: 20 }, 16, 14),
      reachPose({ upper: 84, fore: 90, out: 22 }, 30, 30),
    ],
    beats: [
      { pose: 0, hold: 0.6, move: 1 },
      { pose: 1, hold: 0, move: 1 },
      { pose: 2, hold: 0.9, move: 1 },
      { pose: 1, hold: 0, move: 1 },
    ],
    still: { pose: reachPose({ upper: 84, fore: 90, out: 22 }, 30, 30) },
  },
  downDog: {
    view: 'side',
    root: 'toe',
    poses: [dog([-14, -8], 0, 213), dog([-43, -38], -54, 242)],
    beats: thereAndBack,
    still: { pose: dog([-43, -38], -54, 242) },
  },
  birdDog: {
    view: 'side',
    root: 'knee',
    poses: [
      birdDog({ upper: -112, fore: -66 }, kneeling),
      birdDog({ upper: 14, fore: 18 }, { thigh: -173, shin: -177, foot: -100 }),
    ],
    beats: thereAndBack,
    still: { pose: birdDog({ upper: 14, fore: 18 }, { thigh: -173, shin: -177, foot: -100 }) },
  },
  sphinx: {
    view: 'side',
    root: 'hip',
    poses: [sphinx([2, 3], 8), sphinx([13, 44], 62)],
    beats: thereAndBack,
    still: { pose: sphinx([13, 44], 62) },
  },
  bridge: {
    view: 'side',
    root: 'hip',
    poses: [bridge(180.5), bridge(193), bridge(206)],
    beats: [
      { pose: 0, hold: 0.6, move: 0.9 },
      { pose: 1, hold: 0, move: 0.9 },
      { pose: 2, hold: 1.2, move: 1 },
      { pose: 1, hold: 0, move: 1 },
    ],
    still: { pose: bridge(206) },
  },
  kneeHugs: {
    view: 'side',
    root: 'hip',
    poses: [hug(106, [-7.5, 24.5]), hug(128, [-12, 21.5])],
    beats: thereAndBack,
    still: { pose: hug(128, [-12, 21.5]) },
  },
  kneeSways: {
    view: 40,
    root: 'hip',
    poses: [sway(0), sway(32), sway(-32)],
    beats: bothWays,
    still: { pose: sway(32) },
  },
  hipLunge: {
    view: 'side',
    root: 'knee',
    poses: [
      lunge(-88, [90, 90], { upper: -56, fore: -30 }),
      lunge(-116, [92, 98], { upper: -56, fore: -30 }),
    ],
    beats: thereAndBack,
    still: { pose: lunge(-116, [92, 98], { upper: -56, fore: -30 }) },
  },
  forwardFold: {
    view: 'side',
    root: 'ankle',
    poses: [
      fold([89, 90], 90, -88, -89, -91),
      fold([64, 34], 6, -90, -80, -92),
      fold([20, -24], -62, -92, -70, -94),
    ],
    beats: [
      { pose: 0, hold: 0.5, move: 1.2 },
      { pose: 1, hold: 0, move: 1.2 },
      { pose: 2, hold: 1.4, move: 1.2 },
      { pose: 1, hold: 0, move: 1.2 },
    ],
    still: { pose: fold([20, -24], -62, -92, -70, -94) },
  },
  deepSquat: {
    view: 'side',
    root: 'ankle',
    poses: [
      squat(18, -121, [58, 66], { upper: -34, fore: 52 }),
      squat(-28, -108, [58, 62], { upper: -34, fore: 52 }),
    ],
    beats: thereAndBack,
    still: { pose: squat(18, -121, [58, 66], { upper: -34, fore: 52 }) },
  },
  heelRaises: {
    view: 'side',
    root: 'toe',
    poses: [heels(-4), heels(-46)],
    beats: [
      { pose: 0, hold: 0.5, move: 0.9 },
      { pose: 1, hold: 0.7, move: 1.4 },
    ],
    still: { pose: heels(-46), arrow: { from: [14, 8], via: [14, 20], to: [14, 30] } },
  },
};

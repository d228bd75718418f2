import type { FigureView } from './draw';
import { type Arm, type FigurePose, type Hold, type Leg, ofSide, type RootJoint } from './skeleton';

/** A pose of the cycle: how long it is held, and how long the transition to the next one takes, in seconds. */
export type Beat = { readonly pose: number; readonly hold: number; readonly move: number };

export type Prop =
  | { readonly kind: 'box'; readonly from: number; readonly to: number; readonly height: number }
  | { readonly kind: 'wall'; readonly x: number };

/** The direction of the motion for a still picture: position over the floor, in the units of the figure. */
export type Arrow = {
  readonly from: readonly [number, number];
  readonly via: readonly [number, number];
  readonly to: readonly [number, number];
};

export type Motion = {
  readonly view: FigureView;
  /** The joint whose position places the pose. */
  readonly root: RootJoint;
  readonly poses: readonly FigurePose[];
  readonly beats: readonly Beat[];
  readonly props?: readonly Prop[];
  /** The pose that represents the movement at small sizes. */
  readonly still: { readonly pose: FigurePose; readonly arrow?: Arrow };
};

const mix = (a: number, b: number, share: number) => a + (b - a) * share;

/** The greatest height to which a foot is lifted on its way. */
const maxLift = 11;
/** How far a lifted foot hangs, in degrees per unit of height. */
const footDroop = 4;

const mixHold = (a: Hold, b: Hold, share: number): Hold => [
  mix(a[0], b[0], share),
  mix(a[1], b[1], share),
  mix(a[2], b[2], share),
];

/** The height of a foot between two positions. A foot that only rolls is not lifted. */
function liftBetween(a: Hold, b: Hold, share: number): number {
  const way = Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]);
  return Math.min(maxLift, 0.28 * Math.max(0, way - 3)) * 4 * share * (1 - share);
}

/** A foot that goes up leaves late, when the leg is straight; one that comes down arrives early, to take the weight. */
function footShare([, from]: Hold, [, to]: Hold, share: number): number {
  if (to - from > 3) return share ** 2;
  return from - to > 3 ? 1 - (1 - share) ** 2 : share;
}

function mixArm(a: Arm, b: Arm, share: number): Arm {
  if ('hand' in a && 'hand' in b)
    return { hand: mixHold(a.hand, b.hand, share), flare: mix(a.flare ?? 0, b.flare ?? 0, share) };
  if ('hand' in a || 'hand' in b) throw new Error('An arm is held through a movement, or it is not.');
  return {
    upper: mix(a.upper, b.upper, share),
    fore: mix(a.fore, b.fore, share),
    out: mix(a.out ?? 0, b.out ?? 0, share),
  };
}

function mixLeg(a: Leg, b: Leg, share: number): Leg {
  const foot = mix(a.foot, b.foot, share);
  const toes = mix(a.toes ?? 0, b.toes ?? 0, share);
  if ('ankle' in a && 'ankle' in b) {
    const onItsWay = footShare(a.ankle, b.ankle, share);
    const [x, y, out] = mixHold(a.ankle, b.ankle, onItsWay);
    const lift = liftBetween(a.ankle, b.ankle, onItsWay);
    return { ankle: [x, y + lift, out], foot: foot - footDroop * lift, toes };
  }
  if ('ankle' in a || 'ankle' in b) throw new Error('A leg is held through a movement, or it is not.');
  return {
    thigh: mix(a.thigh, b.thigh, share),
    shin: mix(a.shin, b.shin, share),
    foot,
    toes,
    out: mix(a.out ?? 0, b.out ?? 0, share),
  };
}

/** Interpolates two poses by their angles, not by positions, so that no limb changes its length. */
export function interpolatePoses(a: FigurePose, b: FigurePose, share: number): FigurePose {
  return {
    at: [mix(a.at[0], b.at[0], share), mix(a.at[1], b.at[1], share)],
    spine: [mix(a.spine[0], b.spine[0], share), mix(a.spine[1], b.spine[1], share)],
    head: mix(a.head, b.head, share),
    turn: mix(a.turn ?? 0, b.turn ?? 0, share),
    arms: [
      mixArm(ofSide(a.arms, 'near'), ofSide(b.arms, 'near'), share),
      mixArm(ofSide(a.arms, 'far'), ofSide(b.arms, 'far'), share),
    ],
    legs: [
      mixLeg(ofSide(a.legs, 'near'), ofSide(b.legs, 'near'), share),
      mixLeg(ofSide(a.legs, 'far'), ofSide(b.legs, 'far'), share),
    ],
  };
}

/** Eases out of and into held poses, and passes through the others without a stop. */
function easedShare(share: number, isHeldBefore: boolean, isHeldAfter: boolean): number {
  const [start, end] = [isHeldBefore ? 0 : 1, isHeldAfter ? 0 : 1];
  const [square, cube] = [share ** 2, share ** 3];
  return start * (cube - 2 * square + share) + (3 * square - 2 * cube) + end * (cube - square);
}

/** A hold or a transition of the cycle: 0 is the hold of the first beat, 1 the transition after it, 2 the next hold. */
export type MotionMoment = { readonly phase: number; readonly pose: FigurePose };

export const cycleOf = ({ beats }: Motion) => beats.reduce((sum, { hold, move }) => sum + hold + move, 0);

/** The start of a beat, in seconds from the start of the cycle. */
export const startOf = ({ beats }: Motion, beat: number) =>
  beats.slice(0, beat).reduce((sum, { hold, move }) => sum + hold + move, 0);

/** Keeps the start of a beat from being rounded to the end of the previous one. */
const tolerance = 1e-6;

export function momentAt(motion: Motion, seconds: number): MotionMoment {
  const { beats, poses } = motion;
  const cycle = cycleOf(motion);
  let left = (seconds % cycle) + tolerance;
  for (const [index, beat] of beats.entries()) {
    const next = beats[(index + 1) % beats.length]!;
    const [from, to] = [poses[beat.pose]!, poses[next.pose]!];
    if (left < beat.hold) return { phase: 2 * index, pose: from };
    left -= beat.hold;
    if (left < beat.move) {
      const share = easedShare(left / beat.move, beat.hold > 0, next.hold > 0);
      return { phase: 2 * index + 1, pose: interpolatePoses(from, to, share) };
    }
    left -= beat.move;
  }
  return { phase: 0, pose: poses[beats[0]!.pose]! };
}

import type { FigureView } from './draw';
import { interpolatePoses } from './interpolate-poses';
import type { FigurePose, RootJoint } from './skeleton';

/** A pose of the cycle: how long it is held, and how long the transition to the next one takes, in seconds. */
export type Beat = { readonly pose: number; readonly hold: number; readonly move: number };

/** A thing beside the figure: a box between two positions on the floor, or a wall ahead. */
export type Prop =
  | { readonly kind: 'box'; readonly from: number; readonly to: number; readonly height: number }
  | { readonly kind: 'wall'; readonly x: number };

/**
 * An arrow that shows the direction of the motion in a still picture. Each of its points is a position along the floor and a
 * height, in the units of the figure.
 */
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

/**
 * Eases out of and into held poses, and passes through the others without a stop: a cubic Hermite curve from 0 to 1 whose
 * slope is 0 at a held pose.
 */
function easedShare(share: number, isHeldBefore: boolean, isHeldAfter: boolean): number {
  const [startSlope, endSlope] = [isHeldBefore ? 0 : 1, isHeldAfter ? 0 : 1];
  const [square, cube] = [share ** 2, share ** 3];
  return startSlope * (cube - 2 * square + share) + (3 * square - 2 * cube) + endSlope * (cube - square);
}

/**
 * The pose at an instant. `phase` counts the holds and transitions of the cycle: 0 is the hold of the first beat, 1 the
 * transition after it, 2 the next hold.
 */
export type MotionMoment = { readonly phase: number; readonly pose: FigurePose };

/** The duration of the cycle, in seconds. */
export const cycleOf = ({ beats }: Motion) => beats.reduce((sum, { hold, move }) => sum + hold + move, 0);

/** The start of a beat, in seconds from the start of the cycle. */
export const startOf = ({ beats }: Motion, beat: number) =>
  beats.slice(0, beat).reduce((sum, { hold, move }) => sum + hold + move, 0);

/** Keeps the start of a beat from being rounded to the end of the previous one. In seconds. */
const tolerance = 1e-6;

/** The moment at a time since the start. The cycle repeats. */
export function momentAt(motion: Motion, seconds: number): MotionMoment {
  const { beats, poses } = motion;
  const cycle = cycleOf(motion);
  let secondsLeft = (seconds % cycle) + tolerance;
  for (const [index, beat] of beats.entries()) {
    const next = beats[(index + 1) % beats.length]!;
    const [from, to] = [poses[beat.pose]!, poses[next.pose]!];
    if (secondsLeft < beat.hold) return { phase: 2 * index, pose: from };
    secondsLeft -= beat.hold;
    if (secondsLeft < beat.move) {
      const share = easedShare(secondsLeft / beat.move, beat.hold > 0, next.hold > 0);
      return { phase: 2 * index + 1, pose: interpolatePoses(from, to, share) };
    }
    secondsLeft -= beat.move;
  }
  return { phase: 0, pose: poses[beats[0]!.pose]! };
}

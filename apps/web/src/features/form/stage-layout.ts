import { type Bounds, boundsOf, roundToHundredth } from '@hundred/figures/bounds';
import { type PaperPoint, projectPoint } from '@hundred/figures/draw';
import { framesOf } from '@hundred/figures/frames';
import type { Motion } from '@hundred/figures/motion';
import { type JointName, jointOf, type Skeleton } from '@hundred/figures/skeleton';

// All lengths are in the units of the figure. The floor is at 0, and up is negative.

/** The radius of the checkpoint discs. */
export const discRadius = 4;
/** The least distance between the centres of two discs on one side. */
const discGap = 12;
/** The free space around the figure and around each disc. */
const margin = 5;
/** How many moments of the motion are measured. */
const sampleCount = 40;
/** A figure higher than this share of its width is tall. */
const tallFrom = 0.72;
/** The discs of joints higher than this are above a figure that is not tall, the others below it. */
const lowestAbove = -9;
/** Keeps figures at about the same scale. */
const leastWidth = 110;

export type StageLayout = {
  readonly bounds: Bounds;
  /** Standing movements are taller than wide, so their discs stand beside them. */
  readonly isTall: boolean;
  readonly discs: readonly PaperPoint[];
  readonly viewBox: string;
};

/** Where everything on the stage is. It stays fixed while the figure moves. */
export function layOut(motion: Motion, joints: readonly JointName[]): StageLayout {
  const frames = framesOf(motion, sampleCount);
  const bounds = boundsOf(motion, frames);
  const { isTall, discs } = discsOf(motion, frames, joints, bounds);
  const [xs, ys] = [discs.map(([x]) => x), discs.map(([, y]) => y)];
  // From the centre of a disc to the edge of its free space.
  const room = discRadius + margin;
  const middle = (bounds.left + bounds.right) / 2;
  const left = Math.min(bounds.left - margin, middle - leastWidth / 2, ...xs.map((x) => x - room));
  const right = Math.max(bounds.right + margin, middle + leastWidth / 2, ...xs.map((x) => x + room));
  const top = Math.min(bounds.top - margin, ...ys.map((y) => y - room));
  const bottom = Math.max(margin, ...ys.map((y) => y + room));
  return {
    bounds,
    isTall,
    discs,
    viewBox: [left, top, right - left, bottom - top].map(roundToHundredth).join(' '),
  };
}

/** Places a disc for each joint outside everything that the figure covers during the motion. */
function discsOf(motion: Motion, frames: readonly Skeleton[], joints: readonly JointName[], bounds: Bounds) {
  const isTall = -bounds.top > (bounds.right - bounds.left) * tallFrom;
  const meanPoints = joints.map((joint): PaperPoint => {
    const points = frames.map((frame) => projectPoint(jointOf(frame, joint), motion.view));
    return [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  });
  const middle = median(meanPoints.map(([x]) => x));
  const belongsLeftOrAbove = ([x, y]: PaperPoint) => (isTall ? x < middle : y < lowestAbove);
  // The discs of each side are spread among themselves, and listed in the order of the joints.
  const discs: PaperPoint[] = [];
  for (const isLeftOrAbove of [true, false]) {
    const jointsOfSide = [...meanPoints.entries()].filter(
      ([, point]) => belongsLeftOrAbove(point) === isLeftOrAbove,
    );
    const points = jointsOfSide.map(([, point]) => point);
    for (const [index, disc] of placeSide(points, { isTall, isLeftOrAbove }, bounds).entries()) {
      const [jointIndex] = jointsOfSide[index]!;
      discs[jointIndex] = disc;
    }
  }
  return { isTall, discs };
}

/** The discs of one side of the figure, for joints at these mean points. */
function placeSide(
  points: readonly PaperPoint[],
  { isTall, isLeftOrAbove }: { isTall: boolean; isLeftOrAbove: boolean },
  bounds: Bounds,
): PaperPoint[] {
  const along = spread(points.map(([x, y]) => (isTall ? y : x)));
  if (!isTall) {
    const y = isLeftOrAbove ? bounds.top - discRadius - margin : discRadius + margin;
    return along.map((x) => [x, y]);
  }
  const x = isLeftOrAbove ? bounds.left - discRadius - margin : bounds.right + discRadius + margin;
  // Beside the figure no disc goes below the floor.
  const depthBelowFloor = Math.max(0, Math.max(...along) + discRadius);
  return along.map((y) => [x, y - depthBelowFloor]);
}

/** Moves values apart to a minimum distance, as near to the preferred ones as possible and in the same order. */
export function spread(preferred: readonly number[]): number[] {
  const ascending = preferred.map((_, index) => index).sort((a, b) => preferred[a]! - preferred[b]!);
  const placed = [...preferred];
  ascending.forEach((index, position) => {
    const before = ascending[position - 1];
    if (before !== undefined) placed[index] = Math.max(placed[index]!, placed[before]! + discGap);
  });
  // Spreading only moves values up, so all move back by the mean shift.
  const drift = mean(placed) - mean(preferred);
  return placed.map((value) => value - drift);
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return mean([sorted[Math.floor((sorted.length - 1) / 2)]!, sorted[Math.ceil((sorted.length - 1) / 2)]!]);
}

import { type Bounds, boundsOf, roundToHundredth } from '@hundred/figures/bounds';
import { type PaperPoint, projectPoint } from '@hundred/figures/draw';
import { framesOf } from '@hundred/figures/frames';
import type { Motion } from '@hundred/figures/motion';
import { type JointName, jointOf, type Skeleton } from '@hundred/figures/skeleton';

/** The radius of the checkpoint discs, in the units of the figure. */
export const discRadius = 4;
const gap = 10;
const margin = 5;
const samples = 40;
/** Keeps figures at about the same scale. */
const leastWidth = 110;

export type StageLayout = {
  readonly bounds: Bounds;
  /** Standing movements are taller than wide, so their discs stand beside them. */
  readonly isTall: boolean;
  readonly discs: readonly PaperPoint[];
  readonly viewBox: string;
};

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The median. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return mean([sorted[Math.floor((sorted.length - 1) / 2)]!, sorted[Math.ceil((sorted.length - 1) / 2)]!]);
}

/** Spreads the values to a minimum distance, as near to the wished ones as possible and in the same order. */
export function spread(wished: readonly number[]): number[] {
  const order = wished.map((_, index) => index).sort((a, b) => wished[a]! - wished[b]!);
  const placed = [...wished];
  order.forEach((index, place) => {
    const before = order[place - 1];
    if (before !== undefined) placed[index] = Math.max(placed[index]!, placed[before]! + gap);
  });
  const drift = mean(placed) - mean(wished);
  return placed.map((value) => value - drift);
}

/**
 * Places the checkpoint numbers around everything that the figure ever covers, so that they stay fixed while it moves.
 */
function discsOf(motion: Motion, frames: readonly Skeleton[], joints: readonly JointName[], bounds: Bounds) {
  const isTall = -bounds.top > (bounds.right - bounds.left) * 0.72;
  const means = joints.map((joint): PaperPoint => {
    const places = frames.map((frame) => projectPoint(jointOf(frame, joint), motion.view));
    return [mean(places.map(([x]) => x)), mean(places.map(([, y]) => y))];
  });
  const middle = median(means.map(([x]) => x));
  const isFirst = means.map(([x, y]) => (isTall ? x < middle : y < -9));
  const discs = means.map((): PaperPoint => [0, 0]);
  for (const side of [true, false]) {
    const members = means.flatMap((_, index) => (isFirst[index] === side ? [index] : []));
    if (members.length === 0) continue;
    const along = spread(members.map((index) => means[index]![isTall ? 1 : 0]));
    // Beside the figure no disc goes below the floor.
    const below = isTall ? Math.max(0, Math.max(...along) + discRadius) : 0;
    const beside = side ? bounds.left - discRadius - margin : bounds.right + discRadius + margin;
    const over = side ? bounds.top - discRadius - margin : discRadius + margin;
    members.forEach((index, place) => {
      const where = along[place]! - below;
      discs[index] = isTall ? [beside, where] : [where, over];
    });
  }
  return { isTall, discs };
}

export function layOut(motion: Motion, joints: readonly JointName[]): StageLayout {
  const frames = framesOf(motion, samples);
  const bounds = boundsOf(motion, frames);
  const { isTall, discs } = discsOf(motion, frames, joints, bounds);
  const [xs, ys] = [discs.map(([x]) => x), discs.map(([, y]) => y)];
  const room = discRadius + 2;
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

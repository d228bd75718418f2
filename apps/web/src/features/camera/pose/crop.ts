import type { Keypoint } from '@hundred/counting/pose';

/**
 * The square of the picture that the model sees. It may extend beyond the edges of the picture. All lengths in this file
 * are in heights of the picture, so the height is 1 and `width` is the picture's width divided by its height.
 */
export type Crop = { readonly x: number; readonly y: number; readonly side: number };

/** Below this score MoveNet guesses. */
const leastScore = 0.2;
/** Fewer of the 17 joints may not be a person. */
const leastJoints = 8;
/** The side of the crop divided by the person's size. The room keeps the moving person in the crop of the next picture. */
const margin = 1.5;
/** In a smaller crop the model would not find the person again after a wrong guess. */
const leastSide = 0.35;

/** All of the picture, in the middle of the square. */
export function wholePicture(width: number): Crop {
  const side = Math.max(width, 1);
  return { x: (width - side) / 2, y: (1 - side) / 2, side };
}

/**
 * The square around the detected person, because the model sees only 192 pixels a side and recognizes a small figure
 * badly.
 */
export function cropAround(keypoints: readonly Keypoint[], width: number): Crop {
  const visibleJoints = keypoints.filter(({ score }) => score >= leastScore);
  const whole = wholePicture(width);
  if (visibleJoints.length < leastJoints) return whole;
  const [xs, ys] = [visibleJoints.map(({ x }) => x), visibleJoints.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const side = Math.max(leastSide, margin * Math.max(right - left, bottom - top));
  if (side >= whole.side) return whole;
  return { x: (left + right - side) / 2, y: (top + bottom - side) / 2, side };
}

/** The share of the crop that lies within the picture. */
export function shareOfPicture({ x, y, side }: Crop, width: number): number {
  const across = Math.min(x + side, width) - Math.max(x, 0);
  const down = Math.min(y + side, 1) - Math.max(y, 0);
  return (Math.max(0, across) * Math.max(0, down)) / side ** 2;
}

import { type Joint, joints, type Keypoint, type Pose } from './pose';

/**
 * A part of the body: both sides merged into one position. Left and right are not distinguished, because models swap
 * them, most often from the side.
 */
export type BodyPart = {
  readonly x: number;
  readonly y: number;
  /** The x of the side further left in the picture. */
  readonly left: number;
  /** The x of the side further right. */
  readonly right: number;
  /** The y of the lower side: with one foot lifted, the standing one. */
  readonly low: number;
  /** True if both sides are visible. */
  readonly isWhole: boolean;
};

const indicesOf = (...names: Joint[]) => names.map((name) => joints.indexOf(name));

/** The indices of the joints of each part within a pose. */
const jointIndices = {
  head: indicesOf('leftEar', 'rightEar'),
  shoulder: indicesOf('leftShoulder', 'rightShoulder'),
  elbow: indicesOf('leftElbow', 'rightElbow'),
  wrist: indicesOf('leftWrist', 'rightWrist'),
  hip: indicesOf('leftHip', 'rightHip'),
  knee: indicesOf('leftKnee', 'rightKnee'),
  ankle: indicesOf('leftAnkle', 'rightAnkle'),
};

export type PartName = keyof typeof jointIndices;
export const partNames = Object.keys(jointIndices) as PartName[];

export type Body = { readonly [name in PartName]?: BodyPart };

/** A body of which at least these parts are visible. */
export type BodyWith<Name extends PartName> = Body & { readonly [name in Name]: BodyPart };

export const hasParts = <Name extends PartName>(body: Body, names: readonly Name[]): body is BodyWith<Name> =>
  names.every((name) => body[name] !== undefined);

/** Below this score MoveNet guesses. */
const leastScore = 0.2;

const isSure = (point: Keypoint | undefined): point is Keypoint =>
  point !== undefined &&
  point.score >= leastScore &&
  Number.isFinite(point.x) &&
  Number.isFinite(point.y) &&
  Number.isFinite(point.score);

/**
 * Merges the sides of a part; undefined if none is visible. Each side is weighted by its score, because the far one is
 * often guessed. It is one loop, because this runs for every picture.
 */
function partOf(keypoints: readonly Keypoint[], indices: readonly number[]): BodyPart | undefined {
  let [totalWeight, weightedX, weightedY, count] = [0, 0, 0, 0];
  let [left, right, low] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const index of indices) {
    const point = keypoints[index];
    if (!isSure(point)) continue;
    const weight = point.score ** 2;
    totalWeight += weight;
    weightedX += weight * point.x;
    weightedY += weight * point.y;
    left = Math.min(left, point.x);
    right = Math.max(right, point.x);
    low = Math.max(low, point.y);
    count++;
  }
  if (count === 0) return undefined;
  return { x: weightedX / totalWeight, y: weightedY / totalWeight, left, right, low, isWhole: count > 1 };
}

export function bodyOf({ keypoints }: Pose): Body {
  const body: { [name in PartName]?: BodyPart } = {};
  for (const name of partNames) {
    const part = partOf(keypoints, jointIndices[name]);
    if (part) body[name] = part;
  }
  return body;
}

export type Point = { readonly x: number; readonly y: number };

export const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

const degrees = (radians: number) => (radians * 180) / Math.PI;

/** The elevation angle from one position to another: 0 is level, 90 straight up, negative if it is lower. */
export const steepness = (from: Point, to: Point) =>
  degrees(Math.atan2(from.y - to.y, Math.abs(to.x - from.x)));

/** The angle at a joint between its two bones: 180 is straight. */
export function angleAt(joint: Point, a: Point, b: Point): number {
  const [ax, ay, bx, by] = [a.x - joint.x, a.y - joint.y, b.x - joint.x, b.y - joint.y];
  return degrees(Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by)));
}

/** The distance of a point below the line between two others. */
export function distanceBelow(point: Point, a: Point, b: Point): number {
  // The 1 keeps an upright line from a division by 0.
  const share = (point.x - a.x) / (b.x - a.x || 1);
  return point.y - (a.y + (b.y - a.y) * share);
}

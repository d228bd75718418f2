import { type Joint, joints, type Keypoint, type Pose } from './pose';

/**
 * A part of the body: both sides as one place. Left and right are never told apart, because models swap them, most of
 * all from the side.
 */
export type Part = {
  readonly x: number;
  readonly y: number;
  /** The outermost of the two sides in the picture. */
  readonly left: number;
  readonly right: number;
  /** Both sides are seen, not one alone. */
  readonly isWhole: boolean;
};

const sidesOf = {
  head: ['nose', 'leftEar', 'rightEar'],
  shoulder: ['leftShoulder', 'rightShoulder'],
  elbow: ['leftElbow', 'rightElbow'],
  wrist: ['leftWrist', 'rightWrist'],
  hip: ['leftHip', 'rightHip'],
  knee: ['leftKnee', 'rightKnee'],
  ankle: ['leftAnkle', 'rightAnkle'],
} as const satisfies Record<string, readonly Joint[]>;

export type PartName = keyof typeof sidesOf;
export const partNames = Object.keys(sidesOf) as PartName[];

export type Body = { readonly [name in PartName]?: Part };

/** Below it MoveNet guesses. */
const leastScore = 0.2;

const isSure = (point: Keypoint | undefined): point is Keypoint =>
  point !== undefined &&
  point.score >= leastScore &&
  Number.isFinite(point.x) &&
  Number.isFinite(point.y) &&
  Number.isFinite(point.score);

/** The surer side counts more: the far one is often guessed. */
function partOf(points: readonly Keypoint[]): Part | undefined {
  const weight = points.reduce((sum, { score }) => sum + score ** 2, 0);
  if (weight === 0) return undefined;
  const mean = (of: (point: Keypoint) => number) =>
    points.reduce((sum, point) => sum + of(point) * point.score ** 2, 0) / weight;
  return {
    x: mean(({ x }) => x),
    y: mean(({ y }) => y),
    left: Math.min(...points.map(({ x }) => x)),
    right: Math.max(...points.map(({ x }) => x)),
    isWhole: points.length > 1,
  };
}

export function bodyIn({ keypoints }: Pose): Body {
  const found = partNames.map((name) => {
    const points = sidesOf[name].map((joint) => keypoints[joints.indexOf(joint)]).filter(isSure);
    return [name, partOf(points)] as const;
  });
  return Object.fromEntries(found.filter(([, part]) => part));
}

export type Place = { readonly x: number; readonly y: number };

export const distance = (a: Place, b: Place) => Math.hypot(a.x - b.x, a.y - b.y);

const degrees = (radians: number) => (radians * 180) / Math.PI;

/** How steeply one place is above another: 0 level, 90 straight up, below 0 if it is lower. */
export const steepness = (from: Place, to: Place) =>
  degrees(Math.atan2(from.y - to.y, Math.abs(to.x - from.x)));

/** The angle at a joint between the two bones that meet there: 180 is straight. */
export function angleAt(joint: Place, a: Place, b: Place): number {
  const [ax, ay, bx, by] = [a.x - joint.x, a.y - joint.y, b.x - joint.x, b.y - joint.y];
  return degrees(Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by)));
}

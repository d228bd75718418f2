/**
 * The figure as joints in space. `x` is ahead of a standing figure, `y` is up from the floor, `z` points towards a
 * viewer at its side. Angles are degrees seen from that side: 0 points ahead, 90 up, -90 down.
 */
export type Point3D = readonly [x: number, y: number, z: number];

/** Where a hand or an ankle is held; `out` is the distance from the middle of the body, on the limb's own side. */
export type Hold = readonly [x: number, y: number, out: number];

export const lengths = {
  pelvis: 12.5,
  chest: 14.5,
  neck: 10.2,
  upperArm: 14.5,
  forearm: 14,
  thigh: 21,
  shin: 20,
  foot: 6.2,
} as const;

/** The distance from the middle of the body to the joint. */
const halfWidth = { shoulder: 6.6, hip: 3.6 };

/** The angles of both bones, and how far the arm is turned out of the walking plane, in degrees. */
type FreeArm = { readonly upper: number; readonly fore: number; readonly out?: number };
/** The hand stays at `hand`. `flare` is the angle between upper arm and body: 0 close to it, 90 to the side. */
type HeldArm = { readonly hand: Hold; readonly flare?: number };
type FreeLeg = {
  readonly thigh: number;
  readonly shin: number;
  readonly foot: number;
  readonly out?: number;
  /** How far the toes point outwards. */
  readonly toes?: number;
};
/** The ankle stays at `ankle`. */
type HeldLeg = { readonly ankle: Hold; readonly foot: number; readonly toes?: number };

export type Arm = FreeArm | HeldArm;
export type Leg = FreeLeg | HeldLeg;

/** The hip or a joint of the near leg whose position places the whole figure. */
export type RootJoint = 'hip' | 'knee' | 'ankle' | 'toe';

export type FigurePose = {
  /** The position of the root joint. */
  readonly at: readonly [x: number, y: number];
  /** The angles from the hip to the waist, and from there to the shoulders. */
  readonly spine: readonly [lower: number, upper: number];
  readonly head: number;
  /** How far the shoulders are turned, from the near side backwards. */
  readonly turn?: number;
  /** One value for both sides, or the near and the far one. */
  readonly arms: Arm | readonly [near: Arm, far: Arm];
  readonly legs: Leg | readonly [near: Leg, far: Leg];
};

export const sides = ['near', 'far'] as const;
export type Side = (typeof sides)[number];

export type ArmJoints = { readonly shoulder: Point3D; readonly elbow: Point3D; readonly hand: Point3D };
export type LegJoints = {
  readonly hip: Point3D;
  readonly knee: Point3D;
  readonly ankle: Point3D;
  readonly toe: Point3D;
};

export type Skeleton = {
  readonly hip: Point3D;
  readonly waist: Point3D;
  readonly neck: Point3D;
  readonly head: Point3D;
  readonly arms: Readonly<Record<Side, ArmJoints>>;
  readonly legs: Readonly<Record<Side, LegJoints>>;
};

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const add = (a: Point3D, b: Point3D): Point3D => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const minus = (a: Point3D, b: Point3D): Point3D => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const times = (a: Point3D, by: number): Point3D => [a[0] * by, a[1] * by, a[2] * by];
const dot = (a: Point3D, b: Point3D) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const distance = (a: Point3D, b: Point3D) => Math.hypot(...minus(a, b));

/** `z` points towards the viewer, so it is positive on the near side. */
const zSign = (side: Side) => (side === 'near' ? 1 : -1);
const towards = (angle: number): Point3D => [Math.cos(radians(angle)), Math.sin(radians(angle)), 0];

/** The vector of one bone: an angle in the walking plane, turned outwards by `out`. */
function bone(length: number, angle: number, side: Side, out = 0): Point3D {
  const level = times(towards(angle), Math.cos(radians(out)));
  return times(add(level, [0, 0, zSign(side) * Math.sin(radians(out))]), length);
}

export function ofSide<Limb extends object>(limbs: Limb | readonly [Limb, Limb], side: Side): Limb {
  return Array.isArray(limbs) ? limbs[side === 'near' ? 0 : 1] : (limbs as Limb);
}

const pointOf = ([x, y, out]: Hold, side: Side): Point3D => [x, y, zSign(side) * out];

/**
 * Solves two bones of fixed lengths between two points: returns the joint between them, bent towards `bend`, and the
 * end that is reached. Bones never stretch, so a point out of reach is not reached.
 */
function reach(from: Point3D, to: Point3D, [first, second]: readonly [number, number], bend: Point3D) {
  const way = minus(to, from);
  const distanceToTarget = Math.hypot(...way);
  const length = Math.min(distanceToTarget, first + second);
  const along = times(way, 1 / distanceToTarget);
  const across = minus(bend, times(along, dot(bend, along)));
  // The joint is this far along the line between the ends, and this far beside it.
  const distanceAlong = (first ** 2 + length ** 2 - second ** 2) / (2 * length);
  const distanceBeside = Math.sqrt(Math.max(0, first ** 2 - distanceAlong ** 2));
  const besideLine = times(across, distanceBeside / Math.hypot(...across));
  const joint = add(add(from, times(along, distanceAlong)), besideLine);
  return { joint, end: add(from, times(along, length)) };
}

/** Knees bend one way only and elbows the other: a quarter turn from the line between the ends of the limb. */
function bendOf(from: Point3D, to: Point3D, joint: 'knee' | 'elbow'): Point3D {
  const [x, y] = minus(to, from);
  const length = Math.hypot(x, y);
  const turn = joint === 'knee' ? 1 : -1;
  return [(-turn * y) / length, (turn * x) / length, 0];
}

function legFrom(hip: Point3D, leg: Leg, side: Side): LegJoints {
  const foot = bone(lengths.foot, leg.foot, side, leg.toes);
  if ('ankle' in leg) {
    const target = pointOf(leg.ankle, side);
    const bones = [lengths.thigh, lengths.shin] as const;
    const { joint, end } = reach(hip, target, bones, bendOf(hip, target, 'knee'));
    return { hip, knee: joint, ankle: end, toe: add(end, foot) };
  }
  const knee = add(hip, bone(lengths.thigh, leg.thigh, side, leg.out));
  const ankle = add(knee, bone(lengths.shin, leg.shin, side, leg.out));
  return { hip, knee, ankle, toe: add(ankle, foot) };
}

function armFrom(shoulder: Point3D, arm: Arm, side: Side): ArmJoints {
  if ('hand' in arm) {
    const target = pointOf(arm.hand, side);
    const flare = radians(arm.flare ?? 0);
    const back = times(bendOf(shoulder, target, 'elbow'), Math.cos(flare));
    const bend = add(back, [0, 0, zSign(side) * Math.sin(flare)]);
    const { joint, end } = reach(shoulder, target, [lengths.upperArm, lengths.forearm], bend);
    return { shoulder, elbow: joint, hand: end };
  }
  const elbow = add(shoulder, bone(lengths.upperArm, arm.upper, side, arm.out));
  return { shoulder, elbow, hand: add(elbow, bone(lengths.forearm, arm.fore, side, arm.out)) };
}

/** Computes the position of every joint. The hip is placed so that the root joint lies at `pose.at`. */
export function solve(pose: FigurePose, root: RootJoint): Skeleton {
  const [lower, upper] = pose.spine;
  const legFromHip = (side: Side): Point3D => [0, 0, zSign(side) * halfWidth.hip];
  const legAt = (from: Point3D, side: Side) => legFrom(from, ofSide(pose.legs, side), side);
  const rootFromHip = root === 'hip' ? ([0, 0, 0] as const) : legAt(legFromHip('near'), 'near')[root];
  const hip: Point3D = [pose.at[0] - rootFromHip[0], pose.at[1] - rootFromHip[1], 0];

  const waist = add(hip, times(towards(lower), lengths.pelvis));
  const neck = add(waist, times(towards(upper), lengths.chest));
  const turn = radians(pose.turn ?? 0);
  // The direction from the neck to the near shoulder.
  const nearwards = add(times(towards(upper - 90), -Math.sin(turn)), [0, 0, Math.cos(turn)]);
  const armAt = (side: Side) =>
    armFrom(add(neck, times(nearwards, zSign(side) * halfWidth.shoulder)), ofSide(pose.arms, side), side);
  return {
    hip,
    waist,
    neck,
    head: add(neck, times(towards(pose.head), lengths.neck)),
    arms: { near: armAt('near'), far: armAt('far') },
    legs: {
      near: legAt(add(hip, legFromHip('near')), 'near'),
      far: legAt(add(hip, legFromHip('far')), 'far'),
    },
  };
}

const limbsOfJoint = {
  shoulder: 'arms',
  elbow: 'arms',
  hand: 'arms',
  knee: 'legs',
  ankle: 'legs',
  toe: 'legs',
} as const;

/** A joint by its name. Where there are two, it is the near one unless the name says far. */
export type JointName =
  | 'hip'
  | 'waist'
  | 'neck'
  | 'head'
  | keyof typeof limbsOfJoint
  | `far ${keyof typeof limbsOfJoint}`;

export function jointOf(skeleton: Skeleton, name: JointName): Point3D {
  if (name === 'hip' || name === 'waist' || name === 'neck' || name === 'head') return skeleton[name];
  const side = name.startsWith('far ') ? 'far' : 'near';
  const joint = name.replace('far ', '') as keyof typeof limbsOfJoint;
  const limb: Readonly<Record<string, Point3D>> = skeleton[limbsOfJoint[joint]][side];
  return limb[joint]!;
}

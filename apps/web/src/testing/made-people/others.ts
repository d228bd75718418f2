import type { Keypoint, Pose } from '@hundred/counting/pose';
import { seededRandom } from '@hundred/domain/insights/ahead/seeded-random';
import type { MovementId } from '@hundred/domain/movements/movements';
import { cycleOf, momentAt } from '@hundred/figures/motion';
import { motions } from '@hundred/figures/motions';
import { type FigurePose, type Point3D, type Skeleton, sides, solve } from '@hundred/figures/skeleton';
import type { FilmScene } from './film';

/** The body in one of the drawn poses of a movement. */
const poseOf = (movement: MovementId, pose: number) =>
  solve(motions[movement].poses[pose]!, motions[movement].root);

type Joints = Readonly<Record<string, Point3D>>;
type Limbs = Readonly<Record<string, Joints>>;

/** Combines two bodies joint by joint. */
function combineBodies(
  body: Skeleton,
  other: Skeleton,
  mix: (point: Point3D, otherPoint: Point3D) => Point3D,
): Skeleton {
  const joints = (limb: Joints, otherLimb: Joints) =>
    Object.fromEntries(Object.entries(limb).map(([joint, point]) => [joint, mix(point, otherLimb[joint]!)]));
  const limbs = (ownLimbs: Limbs, otherLimbs: Limbs) =>
    Object.fromEntries(sides.map((side) => [side, joints(ownLimbs[side]!, otherLimbs[side]!)]));
  return {
    hip: mix(body.hip, other.hip),
    waist: mix(body.waist, other.waist),
    neck: mix(body.neck, other.neck),
    head: mix(body.head, other.head),
    arms: limbs(body.arms, other.arms) as Skeleton['arms'],
    legs: limbs(body.legs, other.legs) as Skeleton['legs'],
  };
}

const mixBodies = (from: Skeleton, to: Skeleton, share: number) =>
  combineBodies(from, to, ([ax, ay, az], [bx, by, bz]) => [
    ax + (bx - ax) * share,
    ay + (by - ay) * share,
    az + (bz - az) * share,
  ]);

const shiftBody = (body: Skeleton, by: number) => combineBodies(body, body, ([x, y, z]) => [x + by, y, z]);

/** A body that cycles through poses. `hold`: the seconds in a pose; `move`: the seconds to the next. */
function storyboard(
  seconds: number,
  steps: readonly (readonly [Skeleton, hold: number, move: number])[],
): FilmScene {
  const round = steps.reduce((sum, [, hold, move]) => sum + hold + move, 0);
  return {
    seconds,
    bodyAt: (second) => {
      let secondsLeft = second % round;
      for (const [index, [body, hold, move]] of steps.entries()) {
        if (secondsLeft < hold) return body;
        secondsLeft -= hold;
        const [next] = steps[(index + 1) % steps.length]!;
        if (secondsLeft < move) return mixBodies(body, next, secondsLeft / move);
        secondsLeft -= move;
      }
      return steps[0]![0];
    },
  };
}

const stand = poseOf('squat', 0);
const standing: FigurePose = motions.squat.poses[0]!;
const bentOver = solve(
  {
    ...standing,
    spine: [15, 8],
    head: 4,
    arms: { upper: -60, fore: -40 },
    legs: { thigh: -84, shin: -100, foot: -4 },
  },
  'ankle',
);
const scratching = solve(
  {
    ...standing,
    arms: [
      { upper: -60, fore: 110 },
      { upper: -85, fore: -80 },
    ],
  },
  'ankle',
);
const stretching = solve({ ...standing, arms: { upper: 80, fore: 85 } }, 'ankle');
const onBelly = poseOf('pushup', 2);
const onHands = poseOf('pushup', 0);
const crouching = poseOf('burpee', 1);
const sitting = poseOf('situp', 2);
const onBack = poseOf('situp', 0);
const longOnBack = poseOf('vUp', 0);

/** A person who walks through the picture every nine seconds, from 180 units on one side of it to 180 on the other. */
function walking(seconds: number): FilmScene {
  const [distance, period, tempo] = [180, 9, 1.1];
  return {
    seconds,
    setUpFor: storyboard(1, [[stand, 1, 0]]),
    bodyAt: (second) =>
      shiftBody(drawnAt('march', second * tempo), distance * ((second % period) / period) * 2 - distance),
  };
}

/** The body at this second of a drawn movement, which repeats. */
function drawnAt(movement: MovementId, second: number): Skeleton {
  const motion = motions[movement];
  return solve(momentAt(motion, second % cycleOf(motion)).pose, motion.root);
}

/** A drawn movement in a loop, at its own tempo or faster. */
export const movementFor = (movement: MovementId, seconds: number, tempo = 1): FilmScene => ({
  seconds,
  bodyAt: (second) => drawnAt(movement, second * tempo),
});

/** Other things that people do, for this many seconds. */
export const otherScenes: Readonly<Record<string, (seconds: number) => FilmScene>> = {
  'standing about': (seconds) =>
    storyboard(seconds, [
      [stand, 2, 0.5],
      [scratching, 1, 0.5],
      [stand, 1, 0.8],
      [stretching, 0.5, 0.8],
    ]),
  'walking by': walking,
  'lying down and turning': (seconds) =>
    storyboard(seconds, [
      [longOnBack, 4, 1],
      [onBack, 4, 1],
      [onBelly, 4, 1.5],
    ]),
  'getting into and out of a push-up': (seconds) =>
    storyboard(seconds, [
      [stand, 1.5, 0.9],
      [crouching, 0.3, 0.7],
      [onHands, 1.5, 1],
      [onBelly, 6, 0.8],
      [onHands, 0.4, 0.8],
      [crouching, 0.3, 1],
    ]),
  'sitting down, lying down and getting up': (seconds) =>
    storyboard(seconds, [
      [stand, 1.5, 1],
      [sitting, 1, 1],
      [onBack, 3, 1],
      [sitting, 0.6, 1],
    ]),
  'reaching for the phone': (seconds) =>
    storyboard(seconds, [
      [stand, 1, 0.8],
      [bentOver, 0.6, 0.8],
      [stand, 1, 1],
      [crouching, 0.8, 1],
    ]),
};

/** How many joints a model reports. */
const jointCount = 17;

/** Poses without a person: a model that reports joints where there are none, scattered or wandering. */
export function posesWithoutPerson(seconds: number, rate: number, seed: number): Pose[] {
  const random = seededRandom(seed);
  const anywhere = (): Keypoint => ({ x: 0.75 * random(), y: random(), score: random() });
  let wandering = Array.from({ length: jointCount }, anywhere);
  return Array.from({ length: seconds * rate }, (_, index) => {
    const step = () => (random() - 0.5) * 0.2;
    wandering = wandering.map(({ x, y }) => ({ x: x + step(), y: y + step(), score: random() }));
    // Scattered for ten seconds, then wandering for ten.
    const isScattered = index % (20 * rate) < 10 * rate;
    const keypoints = isScattered ? Array.from({ length: jointCount }, anywhere) : wandering;
    return { at: (index * 1_000) / rate, width: 0.75, keypoints };
  });
}

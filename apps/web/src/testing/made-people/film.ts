import type { Keypoint, Pose } from '@hundred/counting/pose';
import { seededRandom } from '@hundred/domain/insights/ahead/seeded-random';
import { type LegJoints, lengths, type Point3D, type Side, type Skeleton } from '@hundred/figures/skeleton';

/** How a body is filmed, and how well the model of poses sees it. */
export type Film = {
  /** Where the camera stands around the body, in degrees: 0 is the side that the figure shows, 90 the front. */
  readonly angle: number;
  /** Poses per second. */
  readonly rate: number;
  /** How far away the camera stands: at 1 the body fills three quarters of the picture, at 2 half as much. */
  readonly distance: number;
  /** How large and frequent the errors of the model are: 1 is usual, 0 none. */
  readonly errors: number;
  readonly isMirrored: boolean;
  readonly seed: number;
};

/** The parts of a body that a model reports. */
export type FilmedBody = Pick<Skeleton, 'neck' | 'head' | 'arms'> & {
  readonly legs: Readonly<Record<Side, Omit<LegJoints, 'toe'>>>;
};

/** A body that moves, for as long as it is filmed. */
export type FilmScene = {
  readonly seconds: number;
  readonly bodyAt: (second: number) => FilmedBody;
  /** The scene that the phone is placed for, if it is another. */
  readonly setUpFor?: FilmScene;
};

/**
 * A phone that leans against the wall. The height of its lens above the floor is in units of the figure; the angle is
 * half of its field of view, in degrees.
 */
const lens = { height: 12, halfAngle: 26 };

/** The share of the picture that the body fills at a distance of 1. */
const filledShare = 0.75;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * The 17 points of a body in the order in which a model reports them. Those of the head lie around its centre: the nose
 * ahead of it, eyes and ears at its sides.
 */
function pointsOf({ neck, head, arms, legs }: FilmedBody): Point3D[] {
  const upX = (head[0] - neck[0]) / lengths.neck;
  const upY = (head[1] - neck[1]) / lengths.neck;
  const onHead = (ahead: number, above: number, aside: number): Point3D => [
    head[0] + upY * ahead + upX * above,
    head[1] - upX * ahead + upY * above,
    head[2] + aside,
  ];
  const nose = onHead(5, -1, 0);
  const eyes = [onHead(4, 1, 2), onHead(4, 1, -2)];
  const ears = [onHead(0, 0, 3.6), onHead(0, 0, -3.6)];
  const armJoints = (['shoulder', 'elbow', 'hand'] as const).flatMap((joint) => [
    arms.near[joint],
    arms.far[joint],
  ]);
  const legJoints = (['hip', 'knee', 'ankle'] as const).flatMap((joint) => [
    legs.near[joint],
    legs.far[joint],
  ]);
  return [nose, ...eyes, ...ears, ...armJoints, ...legJoints];
}

/** After the nose, the joints of both sides alternate, the near one first. */
const isOfFarSide = (joint: number) => joint > 0 && joint % 2 === 0;

/** The part of the picture that the body moves in. */
type Extent = {
  readonly middle: readonly [x: number, y: number];
  readonly size: number;
  readonly isWide: boolean;
};

/** How many moments of a scene are looked at to find its extent. */
const extentSamples = 40;

function extentOf({ seconds, bodyAt }: FilmScene): Extent {
  const bodies = Array.from({ length: extentSamples }, (_, index) =>
    bodyAt((seconds * index) / extentSamples),
  );
  const points = bodies.flatMap(pointsOf);
  const xs = points.map(([x]) => x);
  const left = Math.min(...xs);
  const right = Math.max(...xs);
  const top = Math.max(...points.map(([, y]) => y));
  return {
    // The scene stands on the floor, at height 0.
    middle: [(left + right) / 2, top / 2],
    // A picture on its side is 4 to 3.
    size: Math.max(top, (right - left) / (4 / 3)),
    isWide: right - left > top,
  };
}

/** A random number with the standard normal distribution (Box and Muller). */
const normalRandom = (random: () => number) =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/**
 * Returns the projection of a point through the lens, in heights of the picture. The lens is tilted so that the body is
 * in the middle.
 */
function makeProjection(
  { middle, size }: Extent,
  { angle, distance, isMirrored }: Film,
  width: number,
): (point: Point3D) => PicturePoint {
  /** How far away the lens is: half of the picture's height lies within `halfAngle`. */
  const away = (distance * size) / filledShare / 2 / Math.tan(radians(lens.halfAngle));
  const tilt = Math.atan2(middle[1] - lens.height, away);
  const turn = radians(angle);
  const focalLength = 0.5 / Math.tan(radians(lens.halfAngle));
  return ([x, y, z]: Point3D) => {
    const across = (x - middle[0]) * Math.cos(turn) - z * Math.sin(turn);
    const ahead = away - ((x - middle[0]) * Math.sin(turn) + z * Math.cos(turn));
    const above = y - lens.height;
    const depth = ahead * Math.cos(tilt) + above * Math.sin(tilt);
    const rise = above * Math.cos(tilt) - ahead * Math.sin(tilt);
    const aside = (focalLength * across) / depth;
    return { x: width / 2 + (isMirrored ? -aside : aside), y: 0.5 - (focalLength * rise) / depth };
  };
}

/** The poses that a model reports for a filmed body. */
export function filmPoses(scene: FilmScene, film: Film): Pose[] {
  const extent = extentOf(scene.setUpFor ?? scene);
  const width = extent.isWide ? 4 / 3 : 3 / 4;
  const project = makeProjection(extent, film, width);
  const model = makeModel(film, width);
  return Array.from({ length: Math.ceil(scene.seconds * film.rate) }, (_, index): Pose => {
    const second = index / film.rate;
    const points = pointsOf(scene.bodyAt(second)).map(project);
    return { at: second * 1_000, width, keypoints: model.see(points, second) };
  });
}

type PicturePoint = { x: number; y: number };

/** The errors of a model, if `errors` is 1. Distances are in heights of the picture, probabilities for each pose. */
const usualErrors = {
  /** The distance by which a joint is off at random in each pose. */
  tremble: 0.005,
  /** The distance by which a joint is off over several poses. */
  drift: 0.007,
  /** The seconds after which a third of a drift is left. */
  driftSeconds: 0.4,
  /** How often a joint is hidden in a second. */
  hiddenPerSecond: 0.02,
  /** For how many seconds it is hidden at most. */
  hiddenSeconds: 0.4,
  /** Probability that a joint is lost in one pose. */
  lost: 0.02,
  /** Probability that a joint is seen far from where it is. */
  elsewhere: 0.004,
  /** Probability that the sides of the whole body are swapped. */
  bodySwapped: 0.03,
  /** Probability that the sides of one pair of joints are swapped. */
  jointsSwapped: 0.01,
};

/** How many times more a joint of the far side trembles, which the model guesses. */
const farTremble = 2.5;
/** How many times more a joint trembles that is seen elsewhere. */
const elsewhereTremble = 15;

/**
 * A model with the usual errors: joints tremble and drift, are lost for a pose or a while, or lie elsewhere, and sides
 * are swapped. From the side it guesses the far side of the body.
 */
function makeModel({ angle, rate, distance, errors, seed }: Film, width: number) {
  const random = seededRandom(seed);
  // Up to 53 degrees off the side.
  const isFromSide = Math.abs(Math.cos(radians(angle))) > 0.6;
  const tremble = (usualErrors.tremble * errors) / distance;
  const drift = (usualErrors.drift * errors) / distance;
  /** The share of a drift that is left in the next pose. */
  const driftLeft = Math.exp(-1 / rate / usualErrors.driftSeconds);
  const joints = Array.from({ length: 17 }, () => ({ drift: [0, 0] as [number, number], hiddenUntil: 0 }));

  function seeJoint(point: PicturePoint, joint: number, second: number): Keypoint {
    const state = joints[joint]!;
    const isFar = isFromSide && isOfFarSide(joint);
    // A random part makes up for what the drift has lost, so that its mean size stays the same.
    for (const axis of [0, 1] as const)
      state.drift[axis] =
        state.drift[axis] * driftLeft + normalRandom(random) * drift * Math.sqrt(1 - driftLeft ** 2);
    if (random() < (usualErrors.hiddenPerSecond * errors) / rate)
      state.hiddenUntil = second + usualErrors.hiddenSeconds * random();
    const isLost = second < state.hiddenUntil || random() < usualErrors.lost * errors;
    const isElsewhere = random() < usualErrors.elsewhere * errors;
    const trembleSize = tremble * (isFar ? farTremble : 1) * (isElsewhere ? elsewhereTremble : 1);
    const x = point.x + state.drift[0] + normalRandom(random) * trembleSize;
    const y = point.y + state.drift[1] + normalRandom(random) * trembleSize;
    const isOut = x < 0 || x > width || y < 0 || y > 1;
    // A model gives a guessed joint a low score, and one that it does not see a very low one.
    const scoreIfSeen = isFar ? 0.15 + 0.35 * random() : 0.5 + 0.4 * random();
    const score = scoreIfSeen * (isLost || isOut ? 0.2 : 1);
    return { x, y, score };
  }

  /** Swaps all pairs of joints, or single ones. */
  function swapSides(points: readonly Keypoint[]): Keypoint[] {
    const isWholeBody = random() < usualErrors.bodySwapped * errors;
    return points.map((point, joint) => {
      const otherSide = points[joint + (isOfFarSide(joint) ? -1 : 1)];
      const isPaired = joint > 0 && otherSide !== undefined;
      return isPaired && (isWholeBody || (isFromSide && random() < usualErrors.jointsSwapped * errors))
        ? otherSide
        : point;
    });
  }

  return {
    see: (points: readonly PicturePoint[], second: number): Keypoint[] =>
      swapSides(points.map((point, joint) => seeJoint(point, joint, second))),
  };
}

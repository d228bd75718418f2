import { angleAt, type BodyWith, distance, distanceBelow, hasParts, steepness } from './body';
import { type PostureReader, type PostureReading, shareBetween } from './reading';

/**
 * The distance from the shoulders to the hands, in arm lengths: 0.85 is an elbow of 116°, 0.64 one of 80°. On a box the
 * arms lean towards a camera in front.
 */
const onFloor = { long: 0.85, bent: 0.64 };
const onBox = { long: 0.8, bent: 0.62 };
/**
 * The height of the shoulders above the ground of the body, in trunk lengths. Models often lose the hands that carry
 * weight, but hardly ever the shoulders.
 */
const chest = { high: 0.68, low: 0.55 };
/**
 * The distance of the hip from the line between the shoulder and the support, in trunk lengths: a fault from the first
 * on, no push-up from the second on.
 */
export const sagLimit = 0.16;
const postureSagLimit = 0.45;

const neededParts = ['shoulder', 'wrist', 'hip', 'knee', 'ankle'] as const;
type PushUpBody = BodyWith<(typeof neededParts)[number]>;

/** The parameters of push-ups on the floor and on a box: the chest goes down to the hands, with a straight body. */
type PushUpKind = {
  readonly standsOn: 'knee' | 'ankle';
  readonly arms: { readonly long: number; readonly bent: number };
  /** The steepest angle of the body, in degrees. */
  readonly steepest: number;
  /** Whether the knees are off or on the floor, as this kind requires at the start. */
  readonly areKneesRight: (body: PushUpBody, trunk: number) => boolean;
  /** Whether the hands are at the height of their support, and the body is straight. */
  readonly isSupported: (body: PushUpBody, trunk: number) => boolean;
};

function readPushUpOf(
  body: PushUpBody,
  { trunk, arm }: { readonly trunk: number; readonly arm: number },
  { standsOn, arms, steepest, areKneesRight, isSupported }: PushUpKind,
): PostureReading {
  const { shoulder, wrist, hip } = body;
  const stand = body[standsOn];
  // Measures the elbow by the distance between its ends: from the side, a bent elbow that points outwards looks
  // straight.
  const bent = shareBetween(distance(shoulder, wrist) / arm, arms.long, arms.bent);
  // The height of a box is unknown, so the arms alone decide there.
  const low = arms === onBox ? bent : shareBetween((stand.y - shoulder.y) / trunk, chest.high, chest.low);
  const sag = distanceBelow(hip, shoulder, stand) / trunk;
  const isLow = steepness(hip, shoulder) < steepest && steepness(stand, shoulder) < steepest;
  return {
    depth: Math.min(bent, low),
    // One of the two may be slightly short of the start if the other is beyond it.
    isAtStart: Math.max(-1, bent) + Math.max(-1, low) <= 0 && areKneesRight(body, trunk),
    isInPosture: isLow && wrist.y > shoulder.y && Math.abs(sag) < postureSagLimit && isSupported(body, trunk),
    anchor: stand,
    slack: 0.4 * trunk,
    isFaulty: sag > sagLimit,
    shallowFault: 'depth',
  };
}

/** In degrees. */
const leastKneeAngle = 140;
const areLegsStraight = ({ hip, knee, ankle }: PushUpBody) => angleAt(knee, hip, ankle) > leastKneeAngle;
/** The height of the knees above the ankles of a person on their toes, in trunk lengths. */
const leastKneeHeight = 0.1;
/** True if the knees are off the floor. */
const isOnToes = ({ knee, ankle }: PushUpBody, trunk: number) => ankle.y - knee.y > leastKneeHeight * trunk;

/** How far the hands may be above or below the feet, above or below the knees, and below the feet. In trunk lengths. */
const mostHandOffset = { fromFeet: 0.6, fromKnees: 0.5, belowFeetOnBox: 0.1 };

const kinds = {
  floor: {
    standsOn: 'ankle',
    arms: onFloor,
    steepest: 38,
    areKneesRight: isOnToes,
    isSupported: (body, trunk) =>
      areLegsStraight(body) && Math.abs(body.wrist.y - body.ankle.y) < mostHandOffset.fromFeet * trunk,
  },
  knees: {
    standsOn: 'knee',
    arms: onFloor,
    steepest: 50,
    areKneesRight: (body, trunk) => !isOnToes(body, trunk),
    isSupported: ({ wrist, knee }, trunk) => Math.abs(wrist.y - knee.y) < mostHandOffset.fromKnees * trunk,
  },
  box: {
    standsOn: 'ankle',
    arms: onBox,
    steepest: 60,
    areKneesRight: isOnToes,
    isSupported: (body, trunk) =>
      areLegsStraight(body) && body.ankle.y - body.wrist.y > -mostHandOffset.belowFeetOnBox * trunk,
  },
} as const satisfies Record<string, PushUpKind>;

const readerOf =
  (kind: keyof typeof kinds): PostureReader =>
  (body, { trunk, arm }) =>
    hasParts(body, neededParts) && arm ? readPushUpOf(body, { trunk, arm }, kinds[kind]) : undefined;

export const readPushup = readerOf('floor');
export const readKneePushup = readerOf('knees');
export const readInclinePushup = readerOf('box');

import { angleAt, type BodyWith, hasParts, steepness } from './body';
import { type PostureReader, shareBetween } from './reading';

/** The angle of the trunk when lying, and the one that a sit-up has to reach, in degrees. */
const [lying, sitting] = [20, 55];
/** The angle between trunk and head at which a hand pulls the head onto the chest. */
const pulledNeck = 45;

/**
 * The legs of a sit-up: the least height of the knees above the hips, in thigh lengths, and their widest angle, in
 * degrees.
 */
const knees = { leastHeight: 0.35, straightest: 130 };
/** How far the feet may be above or below the hips, in trunk lengths. */
const mostFootHeight = 0.45;
/** In degrees. A trunk that hangs further below the hips is not on a floor. */
const mostBelowHips = 20;

const neededParts = ['shoulder', 'hip', 'knee', 'ankle'] as const;

const isNeckPulled = ({ head, shoulder, hip }: BodyWith<'shoulder' | 'hip'>) =>
  head !== undefined && angleAt(shoulder, hip, head) < 180 - pulledNeck;

/** The feet stay on the floor, the knees up and the hips in place. */
export const readSitup: PostureReader = (body, { trunk, thigh }) => {
  if (!hasParts(body, neededParts)) return undefined;
  const { shoulder, hip, knee, ankle } = body;
  const angle = steepness(hip, shoulder);
  const isKneeUp =
    hip.y - knee.y > knees.leastHeight * thigh && angleAt(knee, hip, ankle) < knees.straightest;
  const areFeetLow = Math.abs(ankle.y - hip.y) < mostFootHeight * trunk;
  // When lying back, the shoulders are on the other side of the hips than the feet.
  const isTrunkBehind = (shoulder.x - hip.x) * (ankle.x - hip.x) < 0;
  return {
    depth: shareBetween(angle, lying, sitting),
    isAtStart: angle <= lying && isTrunkBehind,
    isInPosture: isKneeUp && areFeetLow && angle > -mostBelowHips,
    anchor: hip,
    slack: 0.4 * trunk,
    isFaulty: isNeckPulled(body),
    shallowFault: 'depth',
  };
};

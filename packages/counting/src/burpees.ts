import { angleAt, type BodyPart, distanceBelow, hasParts, steepness } from './body';
import { sagLimit } from './push-ups';
import { type PostureReader, shareBetween } from './reading';

/** The height of the shoulders above the ankles, in lengths of the body from ankle to shoulder. */
const shoulderHeight = { standing: 0.82, plank: 0.5 };
/** How far the ankles are behind the hip, in leg lengths. */
const anklesBehind = { crouching: 0.1, plank: 0.5 };
/** The least steepness of an upright trunk, the most of a plank, and the least angle of the knees in a plank, in degrees. */
const leastUpright = 65;
const mostPlankSteepness = 45;
const leastKneeAngle = 85;
/** How far the hands may be above or below the feet while they are on the floor, in trunk lengths. */
const mostHandHeight = 0.75;
/** The depth of a burpee without a plank stays below 1, so that it is no rep. */
const mostWithoutPlank = 0.9;

const neededParts = ['shoulder', 'wrist', 'hip', 'knee', 'ankle'] as const;

/** Standing, down to a stretched body on the hands, and up again. */
export const readBurpee: PostureReader = (body, { trunk, thigh, shin }) => {
  if (!hasParts(body, neededParts)) return undefined;
  const { shoulder, wrist, hip, knee, ankle } = body;
  const height = (ankle.y - shoulder.y) / (trunk + thigh + shin);
  const isUpright = height > shoulderHeight.standing && steepness(hip, shoulder) > leastUpright;
  const areHandsDown = Math.abs(wrist.y - ankle.y) < mostHandHeight * trunk && wrist.y > shoulder.y;
  // Knees and feet are on the other side of the hip than the shoulders; in a crouch they are on the same side.
  const isBehindHip = (part: BodyPart) => (part.x - hip.x) * (shoulder.x - hip.x) < 0;
  const behind = isBehindHip(knee) && isBehindHip(ankle) ? Math.abs(ankle.x - hip.x) / (thigh + shin) : 0;
  const isStretched =
    steepness(hip, shoulder) < mostPlankSteepness && angleAt(knee, hip, ankle) > leastKneeAngle;
  const isPlank = areHandsDown && isStretched;
  const low = shareBetween(height, shoulderHeight.standing, shoulderHeight.plank);
  const stretchedShare = shareBetween(behind, anklesBehind.crouching, anklesBehind.plank);
  return {
    depth: isPlank ? Math.min(low, stretchedShare) : Math.min(mostWithoutPlank, low),
    isAtStart: isUpright,
    isInPosture: hip.y < ankle.y,
    // The height is ignored, because the hips go down and up.
    anchor: { x: hip.x, y: 0 },
    // The hips move back as part of the movement.
    slack: 1.2 * trunk,
    isFaulty: isPlank ? distanceBelow(hip, shoulder, ankle) > sagLimit * trunk : undefined,
    shallowFault: 'depth',
  };
};

import { angleAt, type BodyPart, distanceBelow, hasParts, steepness } from './body';
import { sagLimit } from './push-ups';
import { type PostureReader, shareBetween } from './reading';

/** The height of the hip above the knee, in thigh lengths: standing, and with a nearly level thigh. */
const hipAboveKnee = { standing: 0.82, low: 0.35 };
/**
 * The height of the hip above the ankle, in leg lengths. A lifted knee makes a thigh level too, but does not lower the
 * hip.
 */
const hipAboveAnkle = { standing: 0.92, low: 0.66 };
/** The angle of the trunk in a squat, in degrees: below the first it leans too far, below the second it is bent over. */
const trunkAngle = { leaning: 42, bentOver: 30 };
/** Of a burpee: the height of the shoulders above the ankles, in body lengths. */
const shoulderHeight = { standing: 0.82, plank: 0.5 };
/** Of a burpee: how far the ankles are behind the hip, in leg lengths. */
const anklesBehind = { crouching: 0.1, plank: 0.5 };
/** The most depth of a burpee without a plank. */
const mostWithoutPlank = 0.9;

const neededParts = ['shoulder', 'wrist', 'hip', 'knee', 'ankle'] as const;

/** The feet stay in place, and the hips go down between them. */
export const readSquat: PostureReader = (body, { trunk, thigh, shin }) => {
  if (!hasParts(body, neededParts)) return undefined;
  const { shoulder, wrist, hip, knee, ankle } = body;
  const rise = (knee.y - hip.y) / thigh;
  const height = (ankle.low - hip.y) / (thigh + shin);
  const lean = steepness(hip, shoulder);
  return {
    depth: Math.min(
      shareBetween(rise, hipAboveKnee.standing, hipAboveKnee.low),
      shareBetween(height, hipAboveAnkle.standing, hipAboveAnkle.low),
    ),
    isAtStart: rise >= hipAboveKnee.standing && angleAt(knee, hip, ankle) > 130 && lean > 60,
    isInPosture:
      lean > trunkAngle.bentOver && ankle.y - knee.y > 0.35 * shin && ankle.y - wrist.y > 0.15 * trunk,
    // The lower foot is the standing one. At the bottom both heels may be lifted by a third of a trunk.
    anchor: { x: ankle.x, y: ankle.low },
    slack: 0.4 * trunk,
    isFaulty: lean < trunkAngle.leaning,
    missing: 'depth',
  };
};

/** Standing, down to a stretched body on the hands, and up again. */
export const readBurpee: PostureReader = (body, { trunk, thigh, shin }) => {
  if (!hasParts(body, neededParts)) return undefined;
  const { shoulder, wrist, hip, knee, ankle } = body;
  const height = (ankle.y - shoulder.y) / (trunk + thigh + shin);
  const isUpright = height > shoulderHeight.standing && steepness(hip, shoulder) > 65;
  const areHandsDown = Math.abs(wrist.y - ankle.y) < 0.75 * trunk && wrist.y > shoulder.y;
  // Knees and feet are on the other side of the hip than the shoulders; in a crouch they are on the same side.
  const isAcross = (part: BodyPart) => (part.x - hip.x) * (shoulder.x - hip.x) < 0;
  const behind = isAcross(knee) && isAcross(ankle) ? Math.abs(ankle.x - hip.x) / (thigh + shin) : 0;
  const isPlank = areHandsDown && steepness(hip, shoulder) < 45 && angleAt(knee, hip, ankle) > 85;
  const low = shareBetween(height, shoulderHeight.standing, shoulderHeight.plank);
  const stretched = shareBetween(behind, anklesBehind.crouching, anklesBehind.plank);
  return {
    depth: isPlank ? Math.min(low, stretched) : Math.min(mostWithoutPlank, low),
    isAtStart: isUpright,
    isInPosture: hip.y < ankle.y,
    anchor: { x: hip.x, y: 0 },
    slack: 1.2 * trunk,
    isFaulty: isPlank ? distanceBelow(hip, shoulder, ankle) > sagLimit * trunk : undefined,
    missing: 'depth',
  };
};

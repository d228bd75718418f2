import { angleAt, type BodyPart, distanceBelow, hasParts, steepness } from './body';
import { sagLimit } from './push-ups';
import { type PostureReader, shareBetween } from './reading';

/** The height of the hip above the knee, in thigh lengths: standing, and with a nearly level thigh. */
const [standing, seated] = [0.82, 0.35];
/**
 * The height of the hip above the ankle, in leg lengths. A lifted knee makes a thigh level too, but does not lower the
 * hip.
 */
const [long, folded] = [0.92, 0.66];
/** A trunk that leans further is bent over, not squatting. */
const [leaning, bentOver] = [42, 30];

const neededParts = ['shoulder', 'wrist', 'hip', 'knee', 'ankle'] as const;

/** The feet stay in place, and the hips go down between them. */
export const readSquat: PostureReader = (body, { trunk, thigh, shin }) => {
  if (!hasParts(body, neededParts)) return undefined;
  const { shoulder, wrist, hip, knee, ankle } = body;
  const rise = (knee.y - hip.y) / thigh;
  const height = (ankle.low - hip.y) / (thigh + shin);
  const lean = steepness(hip, shoulder);
  return {
    depth: Math.min(shareBetween(rise, standing, seated), shareBetween(height, long, folded)),
    isAtStart: rise >= standing && angleAt(knee, hip, ankle) > 130 && lean > 60,
    isInPosture: lean > bentOver && ankle.y - knee.y > 0.35 * shin && ankle.y - wrist.y > 0.15 * trunk,
    // The lower foot is the standing one. At the bottom both heels may be lifted by a third of a trunk.
    anchor: { x: ankle.x, y: ankle.low },
    slack: 0.4 * trunk,
    isFaulty: lean < leaning,
    missing: 'depth',
  };
};

/** Standing, down to a stretched body on the hands, and up again. */
export const readBurpee: PostureReader = (body, { trunk, thigh, shin }) => {
  if (!hasParts(body, neededParts)) return undefined;
  const { shoulder, wrist, hip, knee, ankle } = body;
  const height = (ankle.y - shoulder.y) / (trunk + thigh + shin);
  const isUpright = height > 0.82 && steepness(hip, shoulder) > 65;
  const areHandsDown = Math.abs(wrist.y - ankle.y) < 0.75 * trunk && wrist.y > shoulder.y;
  // Knees and feet are on the other side of the hip than the shoulders; in a crouch they are on the same side.
  const isAcross = (part: BodyPart) => (part.x - hip.x) * (shoulder.x - hip.x) < 0;
  const behind = isAcross(knee) && isAcross(ankle) ? Math.abs(ankle.x - hip.x) / (thigh + shin) : 0;
  const isPlank = areHandsDown && steepness(hip, shoulder) < 45 && angleAt(knee, hip, ankle) > 85;
  const low = shareBetween(height, 0.82, 0.5);
  return {
    depth: isPlank ? Math.min(low, shareBetween(behind, 0.1, 0.5)) : Math.min(0.9, low),
    isAtStart: isUpright,
    isInPosture: hip.y < ankle.y,
    anchor: { x: hip.x, y: 0 },
    slack: 1.2 * trunk,
    isFaulty: isPlank ? distanceBelow(hip, shoulder, ankle) > sagLimit * trunk : undefined,
    missing: 'depth',
  };
};

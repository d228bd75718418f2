import { angleAt, hasParts, steepness } from './body';
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
/** At the start, the knees are at least this straight and the trunk at least this steep, in degrees. */
const atStart = { kneeAngle: 130, trunkAngle: 60 };
/** The height of the knees above the ankles, in shin lengths, and of the hands above the ankles, in trunk lengths. */
const leastKneeHeight = 0.35;
const leastHandHeight = 0.15;

const neededParts = ['shoulder', 'wrist', 'hip', 'knee', 'ankle'] as const;

/** The feet stay in place, and the hips go down between them. */
export const readSquat: PostureReader = (body, { trunk, thigh, shin }) => {
  if (!hasParts(body, neededParts)) return undefined;
  const { shoulder, wrist, hip, knee, ankle } = body;
  const rise = (knee.y - hip.y) / thigh;
  const height = (ankle.low - hip.y) / (thigh + shin);
  const lean = steepness(hip, shoulder);
  const isStraight = angleAt(knee, hip, ankle) > atStart.kneeAngle && lean > atStart.trunkAngle;
  const areShinsUp = ankle.y - knee.y > leastKneeHeight * shin;
  const areHandsUp = ankle.y - wrist.y > leastHandHeight * trunk;
  return {
    depth: Math.min(
      shareBetween(rise, hipAboveKnee.standing, hipAboveKnee.low),
      shareBetween(height, hipAboveAnkle.standing, hipAboveAnkle.low),
    ),
    isAtStart: rise >= hipAboveKnee.standing && isStraight,
    isInPosture: lean > trunkAngle.bentOver && areShinsUp && areHandsUp,
    // The lower foot is the standing one. At the bottom both heels may be lifted by a third of a trunk.
    anchor: { x: ankle.x, y: ankle.low },
    slack: 0.4 * trunk,
    isFaulty: lean < trunkAngle.leaning,
    shallowFault: 'depth',
  };
};

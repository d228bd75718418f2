import { hasParts, steepness } from './body';
import { type PostureReader, shareBetween } from './reading';

const neededParts = ['shoulder', 'wrist', 'hip', 'knee', 'ankle'] as const;

/** The height of the wrists above the shoulders, in trunk lengths: arms down, and overhead. */
const arms = { down: -0.3, up: 0.3 };
/** The distance between the ankles, in trunk lengths. People leave some room between their feet. */
const legs = { closed: 0.95, apart: 1.05 };
/** The angle of the trunk of a standing person, in degrees. */
const leastUpright = 65;
/** The height of the hip above the ankle, and the distance between the shoulders, in trunk lengths. */
const leastStandingHeight = 0.9;
const leastShoulderWidth = 0.25;
/** The depth of a pose that is not fully open stays below 1, so that it is no rep. */
const mostWhileClosed = 0.9;
/** The distance of the nearer foot from the middle, relative to the other: a step to one side is not a jack. */
const leastEvenness = 0.42;

/** The person faces the camera; arms and legs go out and back together. */
export const readJumpingJack: PostureReader = (body, { trunk }) => {
  if (!hasParts(body, neededParts)) return undefined;
  const { shoulder, wrist, hip, knee, ankle } = body;
  const armShare = shareBetween((shoulder.y - wrist.y) / trunk, arms.down, arms.up);
  // If one foot is hidden, the other stands for both.
  const sides = [Math.abs(hip.x - ankle.left), Math.abs(ankle.right - hip.x)];
  const footDistance = ankle.isWhole ? ankle.right - ankle.left : 2 * Math.abs(ankle.x - hip.x);
  const evenness = Math.min(...sides) / (Math.max(...sides) || 1);
  const isEven = ankle.isWhole && evenness >= leastEvenness;
  const legShare = shareBetween(footDistance / trunk, legs.closed, legs.apart);
  const isUpright = steepness(hip, shoulder) > leastUpright;
  const isStanding = isUpright && hip.y < knee.y && ankle.y - hip.y > leastStandingHeight * trunk;
  const isFacing = !shoulder.isWhole || shoulder.right - shoulder.left > leastShoulderWidth * trunk;
  const isOpen = Math.min(armShare, legShare) >= 1 && isEven;
  return {
    // The mean of both, so that legs out with rising arms count as an attempt, and feet or arms alone do not.
    depth: isOpen ? 1 : Math.min(mostWhileClosed, (Math.min(1, armShare) + Math.min(1, legShare)) / 2),
    isAtStart: armShare <= 0 && legShare <= 0,
    isInPosture: isStanding && isFacing,
    // The height is ignored, because the person jumps.
    anchor: { x: hip.x, y: 0 },
    slack: 0.6 * trunk,
    isFaulty: undefined,
    shallowFault: armShare < legShare ? 'armsOverhead' : 'depth',
  };
};

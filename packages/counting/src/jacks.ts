import { hasParts, steepness } from './body';
import { type PostureReader, shareBetween } from './reading';

const neededParts = ['shoulder', 'wrist', 'hip', 'knee', 'ankle'] as const;

/** The height of the wrists above the shoulders, in trunk lengths: arms down, and overhead. */
const arms = [-0.3, 0.3] as const;
/** The distance between the ankles, in trunk lengths. People leave some room between their feet. */
const legs = [0.95, 1.05] as const;
/** The distance of the nearer foot from the middle, relative to the other: a step to one side is not a jack. */
const leastEvenness = 0.42;

/** The person faces the camera; arms and legs go out and back together. */
export const readJumpingJack: PostureReader = (body, { trunk }) => {
  if (!hasParts(body, neededParts)) return undefined;
  const { shoulder, wrist, hip, knee, ankle } = body;
  const armShare = shareBetween((shoulder.y - wrist.y) / trunk, ...arms);
  // If one foot is hidden, the other stands for both.
  const sides = [Math.abs(hip.x - ankle.left), Math.abs(ankle.right - hip.x)];
  const apart = ankle.isWhole ? ankle.right - ankle.left : 2 * Math.abs(ankle.x - hip.x);
  const even = Math.min(...sides) / (Math.max(...sides) || 1);
  const isEven = ankle.isWhole && even >= leastEvenness;
  const legShare = shareBetween(apart / trunk, ...legs);
  const isStanding = steepness(hip, shoulder) > 65 && hip.y < knee.y && ankle.y - hip.y > 0.9 * trunk;
  const isFacing = !shoulder.isWhole || shoulder.right - shoulder.left > 0.25 * trunk;
  const isOpen = Math.min(armShare, legShare) >= 1 && isEven;
  return {
    // Limited to 0.9 while it is not open. Legs out with rising arms count as an attempt; feet or arms alone do not.
    depth: isOpen ? 1 : Math.min(0.9, (Math.min(1, armShare) + Math.min(1, legShare)) / 2),
    isAtStart: armShare <= 0 && legShare <= 0,
    isInPosture: isStanding && isFacing,
    anchor: { x: hip.x, y: 0 },
    slack: 0.6 * trunk,
    isFaulty: undefined,
    missing: armShare < legShare ? 'armsOverhead' : 'depth',
  };
};

import { type Body, type Part, steepness } from './body';
import { type Reader, shareBetween } from './reading';

type Needed = Readonly<Record<'shoulder' | 'wrist' | 'hip' | 'knee' | 'ankle', Part>>;

const isNeeded = ({ shoulder, wrist, hip, knee, ankle }: Body): boolean =>
  Boolean(shoulder && hip && knee && wrist && ankle);

/** Wrists above the shoulders, in trunks: arms down, and overhead. */
const arms = [-0.3, 0.3] as const;
/** Ankles apart, in trunks. People leave some room between their feet. */
const legs = [0.95, 1.05] as const;
/** How far the nearer foot is from the middle, of the other: a step to one side is no jack. */
const leastEvenness = 0.42;

/** Facing the camera, arms and legs out and back together. */
export const readJumpingJack: Reader = (body, { trunk }) => {
  if (!isNeeded(body)) return undefined;
  const { shoulder, wrist, hip, knee, ankle } = body as Needed;
  const armShare = shareBetween((shoulder.y - wrist.y) / trunk, ...arms);
  // With one foot unseen the other one speaks for both.
  const sides = [Math.abs(hip.x - ankle.left), Math.abs(ankle.right - hip.x)];
  const apart = ankle.isWhole ? ankle.right - ankle.left : 2 * Math.abs(ankle.x - hip.x);
  const even = Math.min(...sides) / (Math.max(...sides) || 1);
  const isEven = ankle.isWhole && even >= leastEvenness;
  const legShare = shareBetween(apart / trunk, ...legs);
  const isStanding = steepness(hip, shoulder) > 65 && hip.y < knee.y && ankle.y - hip.y > 0.9 * trunk;
  const isFacing = !shoulder.isWhole || shoulder.right - shoulder.left > 0.25 * trunk;
  const isOpen = Math.min(armShare, legShare) >= 1 && isEven;
  return {
    // Half of it if the legs are out and the arms about to rise: that is trying. Feet or arms alone are not.
    depth: isOpen ? 1 : Math.min(0.9, (Math.min(1, armShare) + Math.min(1, legShare)) / 2),
    isAtStart: armShare <= 0 && legShare <= 0,
    isInPosture: isStanding && isFacing,
    anchor: { x: hip.x, y: 0 },
    slack: 0.6 * trunk,
    isFaulty: undefined,
    missing: armShare < legShare ? 'armsOverhead' : 'depth',
  };
};

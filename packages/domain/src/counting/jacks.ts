import { type Body, type Part, steepness } from './body';
import { type Reader, shareBetween } from './reading';

type Needed = Readonly<Record<'shoulder' | 'wrist' | 'hip' | 'knee' | 'ankle', Part>>;

const isNeeded = ({ shoulder, wrist, hip, knee, ankle }: Body): boolean =>
  Boolean(shoulder && hip && knee && wrist && ankle);

type Kind = {
  /** Wrists above the shoulders, in trunks: arms down, and overhead. */
  readonly arms: readonly [down: number, up: number];
  /** Ankles apart, in trunks. */
  readonly legs: readonly [together: number, apart: number];
  /** How far the nearer foot is from the middle, of the other: both feet go out, or one. */
  readonly evenness: readonly [least: number, most: number];
};

const readJack =
  ({ arms, legs, evenness: [least, most] }: Kind): Reader =>
  (body, { trunk }) => {
    if (!isNeeded(body)) return undefined;
    const { shoulder, wrist, hip, knee, ankle } = body as Needed;
    const armShare = shareBetween((shoulder.y - wrist.y) / trunk, ...arms);
    // With one foot unseen the other one speaks for both.
    const sides = [Math.abs(hip.x - ankle.left), Math.abs(ankle.right - hip.x)];
    const apart = ankle.isWhole ? ankle.right - ankle.left : 2 * Math.abs(ankle.x - hip.x);
    const even = Math.min(...sides) / (Math.max(...sides) || 1);
    const isOfThisKind = ankle.isWhole && least <= even && even <= most;
    const legShare = shareBetween(apart / trunk, ...legs);
    const isStanding = steepness(hip, shoulder) > 65 && hip.y < knee.y && ankle.y - hip.y > 0.9 * trunk;
    const isFacing = !shoulder.isWhole || shoulder.right - shoulder.left > 0.25 * trunk;
    const isOpen = Math.min(armShare, legShare) >= 1 && isOfThisKind;
    return {
      // Half of it if only the legs go out: that is trying.
      depth: isOpen ? 1 : Math.min(0.9, (Math.min(1, armShare) + Math.min(1, legShare)) / 2),
      isAtStart: armShare <= 0 && legShare <= 0,
      isInPosture: isStanding && isFacing,
      anchor: { x: hip.x, y: 0 },
      slack: 0.6 * trunk,
      isFaulty: undefined,
      missing: armShare < legShare ? 'armsOverhead' : 'depth',
    };
  };

export const readJumpingJack = readJack({ arms: [-0.3, 0.3], legs: [0.95, 1.05], evenness: [0.42, 1] });
export const readStepJack = readJack({ arms: [-0.3, 0.1], legs: [0.55, 0.6], evenness: [0, 0.42] });

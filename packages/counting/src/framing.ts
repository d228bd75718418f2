import { bodyOf, distance, hasParts, type PartName } from './body';
import { type CountedMovement, countedMovements } from './counted-movements';
import type { Pose } from './pose';

/** The reason why a person cannot be counted, the most important first. */
export type FramingHint =
  | 'nobody'
  | 'stepBack'
  | 'headOut'
  | 'feetOut'
  | 'handsOut'
  | 'comeNearer'
  | 'turnSideways'
  | 'faceCamera'
  | 'notSeen';

/** The length of the trunk in picture heights. Below it the joints jitter more than they move. */
const smallestTrunk = 0.1;
/** The visible distance between the shoulders, in trunk lengths. Seen from the side, one shoulder hides the other. */
const mostShoulderDistanceFromSide = 0.5;
const leastShoulderDistanceFromFront = 0.35;

const hintOfMissing: Readonly<Record<PartName, FramingHint>> = {
  head: 'headOut',
  shoulder: 'headOut',
  elbow: 'handsOut',
  wrist: 'handsOut',
  hip: 'notSeen',
  knee: 'feetOut',
  ankle: 'feetOut',
};

/** The hint for a person who gets ready, or `undefined` if everything required is visible. */
export function framingOf(movement: CountedMovement, pose: Pose): FramingHint | undefined {
  const { parts, view } = countedMovements[movement];
  const body = bodyOf(pose);
  if (!body.shoulder && !body.hip) return 'nobody';
  const hints = new Set(parts.filter((name) => !body[name]).map((name) => hintOfMissing[name]));
  if (hints.has('feetOut') && (hints.has('headOut') || hints.has('handsOut'))) return 'stepBack';
  const [hint] = hints;
  if (hint) return hint;
  // This never happens, because every movement requires both, but the compiler does not know that.
  if (!hasParts(body, ['shoulder', 'hip'])) return 'notSeen';

  const { shoulder, hip } = body;
  const trunk = distance(shoulder, hip);
  if (trunk < smallestTrunk) return 'comeNearer';
  const shoulderDistance = (shoulder.right - shoulder.left) / trunk;
  if (view === 'side' && shoulderDistance > mostShoulderDistanceFromSide) return 'turnSideways';
  if (view === 'front' && shoulderDistance < leastShoulderDistanceFromFront) return 'faceCamera';
  return undefined;
}

/**
 * The state while a person gets ready. They are ready once everything required was visible for a second without a
 * break.
 */
export type Framing = {
  readonly movement: CountedMovement;
  readonly seenSince: number | undefined;
  readonly hint: FramingHint | undefined;
  readonly isReady: boolean;
};

const readyAfterMs = 1_000;

export const startFraming = (movement: CountedMovement): Framing => ({
  movement,
  seenSince: undefined,
  hint: 'nobody',
  isReady: false,
});

export function framePose(framing: Framing, pose: Pose): Framing {
  const hint = framingOf(framing.movement, pose);
  if (hint) return { ...framing, hint, seenSince: undefined, isReady: false };
  const seenSince = framing.seenSince ?? pose.at;
  return { ...framing, hint, seenSince, isReady: pose.at - seenSince >= readyAfterMs };
}

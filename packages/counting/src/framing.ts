import { bodyIn, distance, type PartName } from './body';
import { type CountedMovement, countedMovements } from './counted-movements';
import type { Pose } from './pose';

/** What keeps somebody from being counted: what matters most comes first. */
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

/** The trunk in heights of the picture: smaller and the joints tremble more than they move. */
const smallestTrunk = 0.1;
/** Shoulders apart, in lengths of the trunk: from the side they are one before the other. */
const [narrow, wide] = [0.5, 0.35];

const hintOf: Readonly<Record<PartName, FramingHint>> = {
  head: 'headOut',
  shoulder: 'headOut',
  elbow: 'handsOut',
  wrist: 'handsOut',
  hip: 'notSeen',
  knee: 'feetOut',
  ankle: 'feetOut',
};

/** What to say to somebody who gets ready, or `undefined` if all that is needed is seen. */
export function framingOf(movement: CountedMovement, pose: Pose): FramingHint | undefined {
  const { parts, view } = countedMovements[movement];
  const body = bodyIn(pose);
  const { shoulder, hip } = body;
  if (!shoulder && !hip) return 'nobody';
  const hints = new Set(parts.filter((name) => !body[name]).map((name) => hintOf[name]));
  if (hints.has('feetOut') && (hints.has('headOut') || hints.has('handsOut'))) return 'stepBack';
  const [hint] = hints;
  if (hint) return hint;

  const trunk = distance(shoulder!, hip!);
  if (trunk < smallestTrunk) return 'comeNearer';
  const apart = (shoulder!.right - shoulder!.left) / trunk;
  if (view === 'side' && apart > narrow) return 'turnSideways';
  if (view === 'front' && apart < wide) return 'faceCamera';
  return undefined;
}

/** Somebody getting ready. Ready once all that is needed was seen for a second without a break. */
export type Framing = {
  readonly movement: CountedMovement;
  readonly seenSince: number | undefined;
  readonly hint: FramingHint | undefined;
  readonly isReady: boolean;
};

const seenFor = 1_000;

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
  return { ...framing, hint, seenSince, isReady: pose.at - seenSince >= seenFor };
}

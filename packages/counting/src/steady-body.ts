import { type Body, type BodyPart, distance, type PartName, partNames } from './body';

/** The longest visible lengths of the bones. Bones that point at the camera look shorter, never longer. */
export type Lengths = {
  readonly trunk: number;
  readonly thigh: number;
  readonly shin: number;
  /** Absent until a whole arm was visible: a sit-up may hide both. */
  readonly arm?: number;
};

/** The recent positions of a body, smoothed against jitter. */
export type SteadyBody = {
  readonly at: number;
  readonly parts: { readonly [name in PartName]?: BodyPart & { readonly seenAt: number } };
  readonly lengths: Partial<Lengths>;
};

/** The time constant of the smoothing. It is short, because a fast jumping jack is open for hardly 200 ms. */
const smoothingMs = 50;
/** A part that is hidden for less than this keeps its position. */
const carriedForMs = 300;
/** The length of a bone grows quickly and shrinks slowly, because a bone that points at the camera only looks shorter. */
const growingMs = 600;
const shrinkingMs = 5_000;
/** The most that a bone grows in one pose, because a joint may be misplaced for a moment. */
const mostGrowth = 1.15;

/** The share of the way that a value moves in this time, if it moves two thirds of it in `twoThirdsMs`. */
const shareOf = (timeMs: number, twoThirdsMs: number) => 1 - Math.exp(-timeMs / twoThirdsMs);
const interpolate = (from: number, to: number, share: number) => from + (to - from) * share;

function interpolatePart(before: BodyPart, now: BodyPart, share: number): BodyPart {
  return {
    x: interpolate(before.x, now.x, share),
    y: interpolate(before.y, now.y, share),
    left: interpolate(before.left, now.left, share),
    right: interpolate(before.right, now.right, share),
    low: interpolate(before.low, now.low, share),
    isWhole: now.isWhole,
  };
}

function visibleLengths({ shoulder, elbow, wrist, hip, knee, ankle }: Body): Partial<Lengths> {
  return {
    ...(shoulder && hip && { trunk: distance(shoulder, hip) }),
    ...(shoulder && elbow && wrist && { arm: distance(shoulder, elbow) + distance(elbow, wrist) }),
    ...(hip && knee && { thigh: distance(hip, knee) }),
    ...(knee && ankle && { shin: distance(knee, ankle) }),
  };
}

const bones = ['trunk', 'arm', 'thigh', 'shin'] as const;

function updateLengths(
  before: Partial<Lengths>,
  visible: Partial<Lengths>,
  timeMs: number,
): Partial<Lengths> {
  const lengths: { -readonly [bone in keyof Lengths]?: number } = { ...before };
  for (const bone of bones) {
    const length = visible[bone];
    if (length === undefined) continue;
    const previous = before[bone] ?? length;
    const next = Math.min(length, previous * mostGrowth);
    lengths[bone] = interpolate(previous, next, shareOf(timeMs, next > previous ? growingMs : shrinkingMs));
  }
  return lengths;
}

/** The body after one more pose. `before` is absent at the first, and after a gap. */
export function smoothBody(before: SteadyBody | undefined, body: Body, at: number): SteadyBody {
  const timeMs = before ? at - before.at : 0;
  const share = shareOf(timeMs, smoothingMs);
  const parts: { -readonly [name in PartName]?: BodyPart & { readonly seenAt: number } } = {};
  for (const name of partNames) {
    const [earlier, now] = [before?.parts[name], body[name]];
    const recent = earlier && at - earlier.seenAt <= carriedForMs ? earlier : undefined;
    if (now) parts[name] = { ...(recent ? interpolatePart(recent, now, share) : now), seenAt: at };
    else if (recent) parts[name] = recent;
  }
  return { at, parts, lengths: updateLengths(before?.lengths ?? {}, visibleLengths(parts), timeMs) };
}

/** True if the bones that every movement requires were visible. */
export const hasAllLengths = (lengths: Partial<Lengths>): lengths is Lengths =>
  (['trunk', 'thigh', 'shin'] as const).every((bone) => (lengths[bone] ?? 0) > 0);

import { type Body, distance, type Part, type PartName, partNames } from './body';

/** The bones as long as they were seen: turned towards the camera they look shorter, never longer. */
export type Lengths = {
  readonly trunk: number;
  readonly arm: number;
  readonly thigh: number;
  readonly shin: number;
};

/** What was seen lately of a body, without most of the trembling. */
export type SteadyBody = {
  readonly at: number;
  readonly parts: { readonly [name in PartName]?: Part & { readonly seenAt: number } };
  readonly lengths: Partial<Lengths>;
};

/** Milliseconds. Short, because a fast jack is open for hardly 200. */
const smoothing = 50;
/** A part that is not seen for as long is taken to be where it was. */
const carried = 300;
/** A bone is believed to be longer at once, and to be shorter after half a minute: somebody stepped back. */
const [growing, shrinking] = [200, 30_000];

/** How much of the way to go in this time, if all but a third of it is gone in `slowness`. */
const shareOf = (time: number, slowness: number) => 1 - Math.exp(-time / slowness);
const towards = (from: number, to: number, share: number) => from + (to - from) * share;

function moved(before: Part, now: Part, share: number): Part {
  return {
    x: towards(before.x, now.x, share),
    y: towards(before.y, now.y, share),
    left: towards(before.left, now.left, share),
    right: towards(before.right, now.right, share),
    isWhole: now.isWhole,
  };
}

function seenLengths({ shoulder, elbow, wrist, hip, knee, ankle }: Body): Partial<Lengths> {
  return {
    ...(shoulder && hip && { trunk: distance(shoulder, hip) }),
    ...(shoulder && elbow && wrist && { arm: distance(shoulder, elbow) + distance(elbow, wrist) }),
    ...(hip && knee && { thigh: distance(hip, knee) }),
    ...(knee && ankle && { shin: distance(knee, ankle) }),
  };
}

function learned(known: Partial<Lengths>, seen: Partial<Lengths>, time: number): Partial<Lengths> {
  const entries = Object.entries(seen).map(([bone, length]) => {
    const before = known[bone as keyof Lengths] ?? length;
    return [bone, towards(before, length, shareOf(time, length > before ? growing : shrinking))];
  });
  return { ...known, ...Object.fromEntries(entries) };
}

export function steadied(before: SteadyBody | undefined, body: Body, at: number): SteadyBody {
  const time = before ? at - before.at : 0;
  const parts = partNames.flatMap((name) => {
    const [known, now] = [before?.parts[name], body[name]];
    const isKnown = known !== undefined && at - known.seenAt <= carried;
    if (!now) return isKnown ? [[name, known] as const] : [];
    const part = isKnown ? moved(known, now, shareOf(time, smoothing)) : now;
    return [[name, { ...part, seenAt: at }] as const];
  });
  const steady: SteadyBody['parts'] = Object.fromEntries(parts);
  return { at, parts: steady, lengths: learned(before?.lengths ?? {}, seenLengths(steady), time) };
}

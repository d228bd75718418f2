import type { CountedMovement } from '@hundred/counting/counted-movements';
import { seededRandom } from '@hundred/domain/insights/ahead/seeded-random';
import { interpolatePoses } from '@hundred/figures/interpolate-poses';
import { cycleOf, type Motion, momentAt, startOf } from '@hundred/figures/motion';
import { motions } from '@hundred/figures/motions';
import { type Point3D, type Skeleton, solve } from '@hundred/figures/skeleton';
import type { FilmScene } from './film';

/** The beat in which a drawn rep is deepest. */
const deepBeats: Readonly<Record<CountedMovement, number>> = {
  pushup: 2,
  diamondPushup: 2,
  inclinePushup: 1,
  kneePushup: 1,
  situp: 2,
  jumpingJack: 2,
  squat: 1,
  burpee: 3,
};

export type SetOfReps = {
  readonly movement: CountedMovement;
  /** Replaces the drawn motion. */
  readonly motion?: Motion;
  readonly reps: number;
  /** The mean seconds per rep; each one differs by up to 15 %. */
  readonly seconds: number;
  /** The usual share of the drawn depth. Each rep is up to 6 % shallower or 2 % deeper, but never deeper than drawn. */
  readonly depth?: number;
  /** The person rests for some seconds in every fourth rep. */
  readonly rests?: 'atStart' | 'deep';
  /** The lengths of legs and arms relative to the drawing. */
  readonly build?: Build;
  readonly seed: number;
};

export type Build = { readonly legs: number; readonly arms: number };

/** Seconds of waiting before and after the reps. */
const waitBefore = 1.5;
const waitAfter = 1.2;

/** A part of the set in which the body moves evenly. Its ends are counted in reps: 2.5 is the middle of the third. */
type Phase = {
  /** The second at which it begins. */
  readonly from: number;
  readonly seconds: number;
  readonly fromRep: number;
  readonly toRep: number;
};

/** Where the bone between two joints ends if its length is multiplied by `factor` and it begins at `start`. */
const scaleBone = (from: Point3D, to: Point3D, factor: number, start: Point3D): Point3D => [
  start[0] + (to[0] - from[0]) * factor,
  start[1] + (to[1] - from[1]) * factor,
  start[2] + (to[2] - from[2]) * factor,
];

/** The body with longer or shorter limbs. */
function withBuild({ arms, legs, ...trunk }: Skeleton, build: Build): Skeleton {
  const arm = ({ shoulder, elbow, hand }: Skeleton['arms']['near']) => {
    const newElbow = scaleBone(shoulder, elbow, build.arms, shoulder);
    return { shoulder, elbow: newElbow, hand: scaleBone(elbow, hand, build.arms, newElbow) };
  };
  const leg = ({ hip, knee, ankle, toe }: Skeleton['legs']['near']) => {
    const newKnee = scaleBone(hip, knee, build.legs, hip);
    const newAnkle = scaleBone(knee, ankle, build.legs, newKnee);
    return { hip, knee: newKnee, ankle: newAnkle, toe: scaleBone(ankle, toe, 1, newAnkle) };
  };
  return {
    ...trunk,
    arms: { near: arm(arms.near), far: arm(arms.far) },
    legs: { near: leg(legs.near), far: leg(legs.far) },
  };
}

/**
 * A person who does this many reps as drawn, at their own tempo, and waits in the starting position before and after.
 */
export function setOf(set: SetOfReps): FilmScene {
  const { movement, motion = motions[movement], reps, depth = 1, build, seed } = set;
  const random = seededRandom(seed);
  const cycle = cycleOf(motion);
  const phases = phasesOf(set, deepShareOf(movement, motion), random);
  // One more than the reps, for the wait after the last one.
  const depths = Array.from({ length: reps + 1 }, () => Math.min(1, depth * (0.94 + 0.08 * random())));
  const lastPhase = phases.at(-1)!;
  return {
    seconds: lastPhase.from + lastPhase.seconds,
    bodyAt: (second) => {
      const current = phases.findLast(({ from }) => from <= second)!;
      const share = Math.min(1, (second - current.from) / current.seconds);
      const rep = current.fromRep + (current.toRep - current.fromRep) * share;
      const { pose } = momentAt(motion, rep * cycle);
      const ownPose = interpolatePoses(motion.poses[0]!, pose, depths[Math.floor(rep)] ?? 1);
      const body = solve(ownPose, motion.root);
      return build ? withBuild(body, build) : body;
    },
  };
}

/** The share of a rep after which it is deepest. */
function deepShareOf(movement: CountedMovement, motion: Motion): number {
  const deepBeat = deepBeats[movement];
  return (startOf(motion, deepBeat) + motion.beats[deepBeat]!.hold / 2) / cycleOf(motion);
}

/** The phases of a set, from the wait before its reps to the wait after them. */
function phasesOf({ reps, seconds, rests }: SetOfReps, deepShare: number, random: () => number): Phase[] {
  const phases: Phase[] = [];
  let end = 0;
  const add = (lasting: number, fromRep: number, toRep: number) => {
    phases.push({ from: end, seconds: lasting, fromRep, toRep });
    end += lasting;
  };
  add(waitBefore, 0, 0);
  for (let rep = 0; rep < reps; rep++) {
    const deepest = rep + deepShare;
    const secondsOfRep = seconds * (0.85 + 0.3 * random());
    const isResting = rests !== undefined && rep % 4 === 3;
    const restSeconds = isResting ? 1 + 1.5 * random() : 0;
    add(secondsOfRep * deepShare, rep, deepest);
    if (isResting && rests === 'deep') add(restSeconds, deepest, deepest);
    add(secondsOfRep * (1 - deepShare), deepest, rep + 1);
    if (isResting && rests === 'atStart') add(restSeconds, rep + 1, rep + 1);
  }
  add(waitAfter, reps, reps);
  return phases;
}

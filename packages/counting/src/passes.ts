import { distance, type Point } from './body';
import type { FaultId, PostureReading } from './reading';

/** The duration limits of a pass from the start position and back, in milliseconds. */
export type Pace = { readonly shortest: number; readonly longest: number };

/** A movement away from the start position that has not returned yet. */
type Pass = {
  readonly beganAt: number;
  readonly isDeep: boolean;
  readonly deepest: number;
  /** The fault of the deepest pose, which is named if that is too shallow. */
  readonly shallowFault: FaultId;
  /** The number of poses in which the fault could be seen if it was there, and of those that had it. */
  readonly judgedPoses: number;
  readonly faultyPoses: number;
};

/** The progress of a person within the movement. */
export type PassProgress = {
  /** The time of the previous pose, in milliseconds like all times here. */
  readonly at: number;
  readonly wasDeep: boolean;
  /** The last time in posture. */
  readonly postureAt: number;
  /** The time from which on the person has been in a start position. */
  readonly startSince: number | undefined;
  /** The anchor of the last start position, near which the following pass has to stay. */
  readonly anchor: Point | undefined;
  /** True once a start position was held for a moment: only then may a pass begin. */
  readonly isReady: boolean;
  readonly pass: Pass | undefined;
};

/** The result of a pass: a rep, with its fault if it had one, or a pass that was too shallow. */
export type PassResult =
  | { readonly kind: 'rep'; readonly isFaulty: boolean }
  | { readonly kind: 'shallow'; readonly shallowFault: FaultId };

/** The start position has to be held this long before the first rep. */
const heldAtStartMs = 200;
/** One or two poses of another posture are treated as an error of the model. */
const longestLapseMs = 450;
/**
 * A deep pose counts if the previous pose was at least this long ago, or was deep as well: a single deep pose in a fast
 * sequence may be an error of the model.
 */
const slowEnoughMs = 90;
/** A pass with less depth than this is no attempt. From a depth of 1 on, a pose is deep enough for a rep. */
const leastAttemptDepth = 0.5;
/** A fault counts if a larger share of the pass shows it. */
const faultyShare = 0.3;

export const noPass = (at: number): PassProgress => ({
  at,
  wasDeep: false,
  postureAt: Number.NEGATIVE_INFINITY,
  startSince: undefined,
  anchor: undefined,
  isReady: false,
  pass: undefined,
});

/** Undefined if the pass took too little or too much time, or was no attempt. */
function resultOf(pass: Pass, at: number, { shortest, longest }: Pace): PassResult | undefined {
  const durationMs = at - pass.beganAt;
  if (durationMs < shortest || durationMs > longest) return undefined;
  if (pass.isDeep) return { kind: 'rep', isFaulty: pass.faultyPoses > faultyShare * pass.judgedPoses };
  return pass.deepest >= leastAttemptDepth ? { kind: 'shallow', shallowFault: pass.shallowFault } : undefined;
}

const newPass = (at: number, shallowFault: FaultId): Pass => ({
  beganAt: at,
  isDeep: false,
  deepest: 0,
  shallowFault,
  judgedPoses: 0,
  faultyPoses: 0,
});

function withReading(pass: Pass, reading: PostureReading, isDeepNow: boolean): Pass {
  const isDeepest = reading.depth > pass.deepest;
  return {
    ...pass,
    isDeep: pass.isDeep || isDeepNow,
    deepest: isDeepest ? reading.depth : pass.deepest,
    shallowFault: isDeepest ? reading.shallowFault : pass.shallowFault,
    judgedPoses: pass.judgedPoses + (reading.isFaulty === undefined ? 0 : 1),
    faultyPoses: pass.faultyPoses + (reading.isFaulty ? 1 : 0),
  };
}

/** Advances by one pose. A pass that is abandoned or interrupted is dropped without a report. */
export function advancePass(
  progress: PassProgress,
  reading: PostureReading,
  at: number,
  pace: Pace,
): { readonly progress: PassProgress; readonly result?: PassResult | undefined } {
  const { pass } = progress;
  // A person at the start who has not begun a pass may be anywhere.
  const anchor = pass || !reading.isAtStart ? progress.anchor : undefined;
  const isAway = anchor !== undefined && distance(anchor, reading.anchor) > reading.slack;
  if (!reading.isInPosture || isAway)
    // A short lapse keeps the pass, a longer one drops it.
    return {
      progress: at - progress.postureAt > longestLapseMs ? noPass(at) : { ...progress, at, wasDeep: false },
    };

  const now = { ...progress, at, postureAt: at, wasDeep: reading.depth >= 1 };
  if (reading.isAtStart) {
    const startSince = progress.startSince ?? at;
    const isReady = progress.isReady || at - startSince >= heldAtStartMs;
    const result = pass && resultOf(pass, at, pace);
    return { progress: { ...now, startSince, anchor: reading.anchor, isReady, pass: undefined }, result };
  }
  // Only a person who held the start position begins a pass, and one that takes too long is dropped.
  if (!progress.isReady || (pass && at - pass.beganAt > pace.longest)) return { progress: noPass(at) };

  const isDeepNow = now.wasDeep && (progress.wasDeep || at - progress.at >= slowEnoughMs);
  const currentPass = pass ?? newPass(progress.at, reading.shallowFault);
  return { progress: { ...now, startSince: undefined, pass: withReading(currentPass, reading, isDeepNow) } };
}

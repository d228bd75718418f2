import { distance, type Place } from './body';
import type { FaultId, Reading } from './reading';

/** How long a pass from the start position and back to it may take, in milliseconds. */
export type Pace = { readonly shortest: number; readonly longest: number };

type Pass = {
  readonly begun: number;
  readonly isDeep: boolean;
  readonly deepest: number;
  readonly missing: FaultId;
  /** Poses that were judged, and those of them with the fault. */
  readonly judged: number;
  readonly faulty: number;
};

/** Where somebody is in the movement. */
export type Watch = {
  /** Of the pose before. */
  readonly at: number;
  readonly wasDeep: boolean;
  /** Last time in posture. Nobody is in position before a start position was held for a moment. */
  readonly postureAt: number;
  readonly startSince: number | undefined;
  /** Of the last start position: where a pass that follows has to stay. */
  readonly anchor: Place | undefined;
  readonly isReady: boolean;
  readonly pass: Pass | undefined;
};

/** How a pass ended: a rep, with its fault if there was one; or not deep enough to be one. */
export type Ended =
  | { readonly kind: 'rep'; readonly isFaulty: boolean }
  | { readonly kind: 'shallow'; readonly missing: FaultId };

/** The start position is held so long before the first rep. */
const heldAtStart = 200;
/** A pose or two that look like something else are a mistake of the model's. */
const forgiven = 450;
/** Poses that follow each other faster must agree: one alone may be a mistake of the model's. */
const slowEnough = 90;
/** Who goes less far than this was not trying. */
const triedFrom = 0.5;
/** A fault is one if more of the pass than this shows it. */
const faultyShare = 0.3;

export const noWatch = (at: number): Watch => ({
  at,
  wasDeep: false,
  postureAt: Number.NEGATIVE_INFINITY,
  startSince: undefined,
  anchor: undefined,
  isReady: false,
  pass: undefined,
});

function endOf(pass: Pass, at: number, { shortest, longest }: Pace): Ended | undefined {
  const lasted = at - pass.begun;
  if (lasted < shortest || lasted > longest) return undefined;
  if (pass.isDeep) return { kind: 'rep', isFaulty: pass.faulty > faultyShare * pass.judged };
  return pass.deepest >= triedFrom ? { kind: 'shallow', missing: pass.missing } : undefined;
}

const begun = (at: number, missing: FaultId): Pass => ({
  begun: at,
  isDeep: false,
  deepest: 0,
  missing,
  judged: 0,
  faulty: 0,
});

function gone(pass: Pass, reading: Reading, isDeepNow: boolean): Pass {
  const isDeepest = reading.depth > pass.deepest;
  return {
    ...pass,
    isDeep: pass.isDeep || isDeepNow,
    deepest: isDeepest ? reading.depth : pass.deepest,
    missing: isDeepest ? reading.missing : pass.missing,
    judged: pass.judged + (reading.isFaulty === undefined ? 0 : 1),
    faulty: pass.faulty + (reading.isFaulty ? 1 : 0),
  };
}

/** One pose further. A pass that is left or interrupted is no pass: nothing is said of it. */
export function watched(
  watch: Watch,
  reading: Reading,
  at: number,
  pace: Pace,
): { readonly watch: Watch; readonly ended?: Ended | undefined } {
  const { pass } = watch;
  const from = pass || !reading.isAtStart ? watch.anchor : undefined;
  const isAway = from !== undefined && distance(from, reading.anchor) > reading.slack;
  if (!reading.isInPosture || isAway)
    return { watch: at - watch.postureAt > forgiven ? noWatch(at) : { ...watch, at, wasDeep: false } };

  const now = { ...watch, at, postureAt: at, wasDeep: reading.depth >= 1 };
  if (reading.isAtStart) {
    const startSince = watch.startSince ?? at;
    const isReady = watch.isReady || at - startSince >= heldAtStart;
    const ended = pass && endOf(pass, at, pace);
    return { watch: { ...now, startSince, anchor: reading.anchor, isReady, pass: undefined }, ended };
  }
  if (!watch.isReady || (pass && at - pass.begun > pace.longest)) return { watch: noWatch(at) };

  const isDeepNow = now.wasDeep && (watch.wasDeep || at - watch.at >= slowEnough);
  const soFar = pass ?? begun(watch.at, reading.missing);
  return { watch: { ...now, startSince: undefined, pass: gone(soFar, reading, isDeepNow) } };
}

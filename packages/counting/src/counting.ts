import { bodyOf } from './body';
import { type CountedMovement, countedMovements } from './counted-movements';
import { advancePass, noPass, type PassProgress, type PassResult } from './passes';
import type { Pose } from './pose';
import type { FaultId, PostureReading } from './reading';
import { hasAllLengths, type SteadyBody, smoothBody } from './steady-body';

/** The state of a set that is being counted. It is immutable: every pose returns the next state. */
export type Counting = {
  readonly movement: CountedMovement;
  readonly count: number;
  readonly body: SteadyBody | undefined;
  readonly progress: PassProgress | undefined;
  /** The number of passes since a fault was last named. */
  readonly passesSinceFault: number;
  /** The last time at which all required parts were visible, and whether their absence was reported. */
  readonly seenAt: number | undefined;
  readonly isLost: boolean;
};

/** What to announce, in this order. */
export type CountingEvent =
  | { readonly kind: 'rep'; readonly count: number }
  /** Out and back, but not deep enough for a rep. */
  | { readonly kind: 'shallow' }
  | { readonly kind: 'fault'; readonly fault: FaultId }
  | { readonly kind: 'lost' }
  | { readonly kind: 'found' };

/** Counting pauses after this time without a visible person. */
const lostAfter = 3_000;
/** The movement during a gap is unknown, so a pass does not continue after it. */
const longestGap = 1_000;
/** A fault is named once, and then not for two passes. */
const passesBetweenFaults = 3;

export const startCounting = (movement: CountedMovement): Counting => ({
  movement,
  count: 0,
  body: undefined,
  progress: undefined,
  passesSinceFault: passesBetweenFaults,
  seenAt: undefined,
  isLost: false,
});

function readingOf({ movement }: Counting, { parts, lengths }: SteadyBody): PostureReading | undefined {
  return hasAllLengths(lengths) ? countedMovements[movement].read(parts, lengths) : undefined;
}

type CountStep = { readonly counting: Counting; readonly events: readonly CountingEvent[] };

function afterPass(counting: Counting, result: PassResult): CountStep {
  const { faults } = countedMovements[counting.movement];
  const isRep = result.kind === 'rep';
  const count = counting.count + (isRep ? 1 : 0);
  const [, otherFault] = faults;
  const faultOfRep = isRep && result.isFaulty ? otherFault : undefined;
  const fault = isRep ? faultOfRep : result.missing;
  const passes = counting.passesSinceFault + 1;
  const isNamed = fault !== undefined && passes >= passesBetweenFaults;
  return {
    counting: { ...counting, count, passesSinceFault: isNamed ? 0 : passes },
    events: [
      isRep ? { kind: 'rep', count } : { kind: 'shallow' },
      ...(isNamed ? [{ kind: 'fault', fault } as const] : []),
    ],
  };
}

function afterHiddenPose(counting: Counting, at: number): CountStep {
  const seenAt = counting.seenAt ?? at;
  const isLost = at - seenAt >= lostAfter;
  const progress = at - seenAt > longestGap ? undefined : counting.progress;
  const events: CountingEvent[] = isLost && !counting.isLost ? [{ kind: 'lost' }] : [];
  return { counting: { ...counting, seenAt, isLost, progress }, events };
}

/** Advances by one pose. A pose that is not later than the previous one is ignored. */
export function countPose(counting: Counting, pose: Pose): CountStep {
  const { at } = pose;
  const before = counting.body;
  if (!Number.isFinite(at) || (before && at <= before.at)) return { counting, events: [] };

  const isGap = before !== undefined && at - before.at > longestGap;
  const body = smoothBody(isGap ? undefined : before, bodyOf(pose), at);
  const now = { ...counting, body, progress: isGap ? undefined : counting.progress };
  const reading = readingOf(now, body);
  if (!reading) return afterHiddenPose(now, at);

  const found: CountingEvent[] = counting.isLost ? [{ kind: 'found' }] : [];
  const { movement } = counting;
  const { progress, result } = advancePass(
    now.progress ?? noPass(at),
    reading,
    at,
    countedMovements[movement].pace,
  );
  const progressed = { ...now, progress, seenAt: at, isLost: false };
  if (!result) return { counting: progressed, events: found };
  const { counting: next, events } = afterPass(progressed, result);
  return { counting: next, events: [...found, ...events] };
}

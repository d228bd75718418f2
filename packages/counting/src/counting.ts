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
  /** The last time at which all required parts were visible. */
  readonly seenAt: number | undefined;
  /** True once their absence was reported. */
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
const lostAfterMs = 3_000;
/** The movement during a gap is unknown, so a pass does not continue after it. */
const longestGapMs = 1_000;
/** After a fault was named, the next two passes name none. */
const passesBetweenFaults = 3;

export const startCounting = (movement: CountedMovement): Counting => ({
  movement,
  count: 0,
  body: undefined,
  progress: undefined,
  // The first pass may name a fault.
  passesSinceFault: passesBetweenFaults,
  seenAt: undefined,
  isLost: false,
});

function readingOf({ movement }: Counting, { parts, lengths }: SteadyBody): PostureReading | undefined {
  return hasAllLengths(lengths) ? countedMovements[movement].read(parts, lengths) : undefined;
}

type CountStep = { readonly counting: Counting; readonly events: readonly CountingEvent[] };

function faultOf(result: PassResult, movement: CountedMovement): FaultId | undefined {
  if (result.kind === 'shallow') return result.shallowFault;
  const [, faultOfReps] = countedMovements[movement].faults;
  return result.isFaulty ? faultOfReps : undefined;
}

function afterPass(counting: Counting, result: PassResult): CountStep {
  const isRep = result.kind === 'rep';
  const count = counting.count + (isRep ? 1 : 0);
  const fault = faultOf(result, counting.movement);
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
  const isLost = at - seenAt >= lostAfterMs;
  const progress = at - seenAt > longestGapMs ? undefined : counting.progress;
  const events: CountingEvent[] = isLost && !counting.isLost ? [{ kind: 'lost' }] : [];
  return { counting: { ...counting, seenAt, isLost, progress }, events };
}

/** Advances by one pose. A pose that is not later than the previous one is ignored. */
export function countPose(counting: Counting, pose: Pose): CountStep {
  const { at } = pose;
  const before = counting.body;
  if (!Number.isFinite(at) || (before && at <= before.at)) return { counting, events: [] };

  const isGap = before !== undefined && at - before.at > longestGapMs;
  const body = smoothBody(isGap ? undefined : before, bodyOf(pose), at);
  const withBody = { ...counting, body, progress: isGap ? undefined : counting.progress };
  const reading = readingOf(withBody, body);
  if (!reading) return afterHiddenPose(withBody, at);

  const foundEvents: CountingEvent[] = counting.isLost ? [{ kind: 'found' }] : [];
  const { movement } = counting;
  const { progress, result } = advancePass(
    withBody.progress ?? noPass(at),
    reading,
    at,
    countedMovements[movement].pace,
  );
  const withProgress = { ...withBody, progress, seenAt: at, isLost: false };
  if (!result) return { counting: withProgress, events: foundEvents };
  const { counting: next, events } = afterPass(withProgress, result);
  return { counting: next, events: [...foundEvents, ...events] };
}

import { bodyIn } from './body';
import { type CountedMovement, countedMovements } from './counted-movements';
import { type Ended, noWatch, type Watch, watched } from './passes';
import type { Pose } from './pose';
import type { FaultId, Reading } from './reading';
import { areKnown, type SteadyBody, steadied } from './steady-body';

/** The state of a set that is being counted. It is immutable: every pose returns the next state. */
export type Counting = {
  readonly movement: CountedMovement;
  readonly count: number;
  readonly body: SteadyBody | undefined;
  readonly watch: Watch | undefined;
  /** The number of passes since a fault was last named. */
  readonly passesSinceFault: number;
  /** The last time at which all required parts were visible, and whether their absence was reported. */
  readonly seenAt: number | undefined;
  readonly isLost: boolean;
};

/** What to announce, in this order. */
export type CountingNews =
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
  watch: undefined,
  passesSinceFault: passesBetweenFaults,
  seenAt: undefined,
  isLost: false,
});

function readingOf({ movement }: Counting, { parts, lengths }: SteadyBody): Reading | undefined {
  return areKnown(lengths) ? countedMovements[movement].read(parts, lengths) : undefined;
}

type Counted = { readonly counting: Counting; readonly said: readonly CountingNews[] };

function afterPass(counting: Counting, ended: Ended): Counted {
  const { faults } = countedMovements[counting.movement];
  const isRep = ended.kind === 'rep';
  const count = counting.count + (isRep ? 1 : 0);
  const fault = isRep ? (ended.isFaulty ? faults[1] : undefined) : ended.missing;
  const passes = counting.passesSinceFault + 1;
  const isNamed = fault !== undefined && passes >= passesBetweenFaults;
  return {
    counting: { ...counting, count, passesSinceFault: isNamed ? 0 : passes },
    said: [
      isRep ? { kind: 'rep', count } : { kind: 'shallow' },
      ...(isNamed ? [{ kind: 'fault', fault } as const] : []),
    ],
  };
}

function unseen(counting: Counting, at: number): Counted {
  const seenAt = counting.seenAt ?? at;
  const isLost = at - seenAt >= lostAfter;
  const watch = at - seenAt > longestGap ? undefined : counting.watch;
  const said: CountingNews[] = isLost && !counting.isLost ? [{ kind: 'lost' }] : [];
  return { counting: { ...counting, seenAt, isLost, watch }, said };
}

/** Advances by one pose. A pose that is not later than the previous one is ignored. */
export function countPose(counting: Counting, pose: Pose): Counted {
  const { at } = pose;
  const before = counting.body;
  if (!Number.isFinite(at) || (before && at <= before.at)) return { counting, said: [] };

  const isGap = before !== undefined && at - before.at > longestGap;
  const body = steadied(isGap ? undefined : before, bodyIn(pose), at);
  const now = { ...counting, body, watch: isGap ? undefined : counting.watch };
  const reading = readingOf(now, body);
  if (!reading) return unseen(now, at);

  const found: CountingNews[] = counting.isLost ? [{ kind: 'found' }] : [];
  const { movement } = counting;
  const { watch, ended } = watched(now.watch ?? noWatch(at), reading, at, countedMovements[movement].pace);
  const seen = { ...now, watch, seenAt: at, isLost: false };
  if (!ended) return { counting: seen, said: found };
  const { counting: next, said } = afterPass(seen, ended);
  return { counting: next, said: [...found, ...said] };
}

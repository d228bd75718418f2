import type { AnswerOf } from '@hundred/contract/call';
import type { getLog } from '@hundred/contract/runs';
import { type Fact, factVersion } from '@hundred/domain/challenge/facts/facts';
import { extend, fold } from '@hundred/domain/challenge/fold/fold';
import type { Snapshot } from '@hundred/domain/challenge/fold/snapshot';
import { hasExactlyFactsForAll } from '@hundred/domain/entitlements/premium-for-all';
import type { PremiumFact } from '@hundred/domain/entitlements/premium-periods';

/** A piece of the server's log: the answer to a pull, or what a push added. */
export type LogPart = AnswerOf<typeof getLog>;

/** The server's log as this device has it. */
export interface BaseLog {
  /** The number of facts. */
  length: number;
  snapshot: Snapshot;
  /** Undefined until they have been read from the device. The snapshot is read first. */
  facts: readonly Fact[] | undefined;
  /** Facts that the installation adds to every log. `length` and `facts` do not contain them. */
  shared?: readonly PremiumFact[];
  /** The version of facts that the server writes, which a part calls `shape`. */
  version: number;
  /** When the server last confirmed that the log is complete, in epoch milliseconds. */
  pulledAt: number;
  /**
   * The length of the server's log at the last pull; absent if it is `length` (see `pulledLengthOf`). Later facts came with
   * answers to pushes, which do not show whether the server still has the facts before them. The next pull shows it.
   */
  pulledLength?: number | undefined;
}

/** How many facts of the log the last pull brought or confirmed. */
export const pulledLengthOf = ({ pulledLength, length }: BaseLog): number => pulledLength ?? length;

/** Whether the part may contain facts that this page would misread. The oldest servers send no version. */
export const isNewerThanPage = ({ shape }: Pick<LogPart, 'shape'>): boolean => (shape ?? 1) > factVersion;

/**
 * The log with a further part; without a log, the part alone. Undefined if facts are missing between the two, or if the
 * server has other facts than the log where both overlap.
 */
export function appendPart(base: BaseLog | undefined, part: LogPart, pulledAt: number): BaseLog | undefined {
  const { facts, from, shape, shared = [] } = part;
  const knownFacts = base ? base.facts : [];
  // Without its facts a log cannot be compared. The pull then requests the whole log.
  if (!knownFacts || from > knownFacts.length || !hasSameFacts(knownFacts, part)) return undefined;
  const added = facts.slice(knownFacts.length - from);
  const confirmed = { version: shape ?? 1, pulledAt, ...(shared.length > 0 && { shared }) };
  const hasSameSharedFacts = base && hasExactlyFactsForAll(base.snapshot.premium, shared);
  if (hasSameSharedFacts && added.length === 0) return { ...base, ...confirmed };
  const all = [...knownFacts, ...added];
  // The whole log is folded again if the shared facts have changed, or if a new fact changes settled dates (`Snapshot`).
  const extended = hasSameSharedFacts ? extend(base.snapshot, added) : null;
  return { ...confirmed, length: all.length, facts: all, snapshot: extended ?? fold([...shared, ...all]) };
}

/** Whether the server has these facts, as far as the part repeats them. Facts are compared by kind and instant. */
const hasSameFacts = (knownFacts: readonly Fact[], { facts, from }: LogPart): boolean =>
  knownFacts.slice(from).every(({ kind, at }, index) => {
    const repeated = facts[index];
    return !repeated || (repeated.kind === kind && repeated.at === at);
  });

/**
 * Whether a part that repeats the end of this log continues it. After a backup was restored, the server has other facts
 * there, or fewer.
 */
export const continuesLog = ({ length, facts }: BaseLog, part: LogPart): boolean =>
  facts !== undefined && (part.more || part.last >= length) && hasSameFacts(facts, part);

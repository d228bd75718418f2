import type { AnswerOf } from '@hundred/contract/call';
import type { getLog } from '@hundred/contract/runs';
import { type Fact, factVersion } from '@hundred/domain/challenge/facts/facts';
import { extend, fold } from '@hundred/domain/challenge/fold/fold';
import type { Snapshot } from '@hundred/domain/challenge/fold/snapshot';
import { holdsForAll } from '@hundred/domain/entitlements/premium-for-all';
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
}

/** Whether the part may contain facts that this page would misread. Servers from before versions send none. */
export const isNewerThanPage = ({ shape }: Pick<LogPart, 'shape'>): boolean => (shape ?? 1) > factVersion;

/** The log with a further part. Known facts are skipped. Undefined if facts are missing between the two. */
export function appendPart(base: BaseLog | undefined, part: LogPart, pulledAt: number): BaseLog | undefined {
  return base ? continuedLog(base, part, pulledAt) : firstLog(part, pulledAt);
}

function firstLog(part: LogPart, pulledAt: number): BaseLog | undefined {
  const { facts, from, last, shared = [] } = part;
  if (from !== 0) return undefined;
  return { ...aboutPart(part, pulledAt), length: last, facts, snapshot: fold([...shared, ...facts]) };
}

function continuedLog(base: BaseLog, part: LogPart, pulledAt: number): BaseLog | undefined {
  const { facts, from, shared = [] } = part;
  if (!base.facts || from > base.length) return undefined;
  // A part may begin before the end of this log; a pull requests the last fact again, for example.
  const added = facts.slice(base.length - from);
  const about = aboutPart(part, pulledAt);
  const hasSameSharedFacts = holdsForAll(base.snapshot.premium, shared);
  if (added.length === 0 && hasSameSharedFacts) return { ...base, ...about };
  const all = [...base.facts, ...added];
  const extended = hasSameSharedFacts ? extend(base.snapshot, added) : null;
  return { ...about, length: all.length, facts: all, snapshot: extended ?? fold([...shared, ...all]) };
}

const aboutPart = ({ shape, shared = [] }: LogPart, pulledAt: number) => ({
  version: shape ?? 1,
  pulledAt,
  ...(shared.length > 0 && { shared }),
});

/**
 * Whether a part that starts with the last fact of this log continues it. A restored backup has another fact there, or
 * none.
 */
export function continuesLog({ length, facts }: BaseLog, part: LogPart): boolean {
  const [known, repeated] = [facts?.at(-1), part.facts[0]];
  return part.from === length - 1 && known?.kind === repeated?.kind && known?.at === repeated?.at;
}

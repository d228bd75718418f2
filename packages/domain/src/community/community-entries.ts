import { badgeGroups } from '../challenge/facts/badge-id';
import type { Fact } from '../challenge/facts/facts';
import type { Snapshot } from '../challenge/fold/snapshot';
import { programLength } from '../days/exercises';
import { milestoneReached } from '../reminders/milestones';

/** The kinds of community entries: a day reached, a badge earned, a run finished. */
export const communityKinds = ['day', 'badge', 'finished'] as const;
export type CommunityKind = (typeof communityKinds)[number];

export type NewCommunityEntry = {
  readonly kind: CommunityKind;
  /** The day, the badge's id, or the season. */
  readonly what: string;
};

/** The possible cheers for an entry. */
export const communityCheers = ['wellDone', 'strong', 'goOn', 'respect'] as const;
export type CommunityCheer = (typeof communityCheers)[number];

const day = 24 * 60 * 60 * 1000;

/** How long an entry is shown and stored. */
export const entryLifetime = 14 * day;
/** The entries on one page, the newest first. */
export const mostEntriesShown = 200;
/** The most cheers that a person can give in any 24 hours. */
export const mostCheersADay = 60;

/**
 * The community entries of new facts. Day 100 is only announced as the finish, and the badge for a milestone day is left
 * out, so that one event is one entry. Imported facts announce nothing, because they happened elsewhere.
 */
export function newCommunityEntries(
  facts: readonly Fact[],
  before: Snapshot,
  after: Snapshot,
): readonly NewCommunityEntry[] {
  if (facts.some((fact) => fact.kind === 'exerciseCompleted' && fact.imported)) return [];
  const badges = facts.flatMap((fact) =>
    fact.kind === 'badgeEarned' && badgeGroups[fact.badge] !== 'milestone'
      ? [{ kind: 'badge' as const, what: fact.badge }]
      : [],
  );
  const reached = facts.some(({ kind }) => kind === 'exerciseCompleted')
    ? milestoneReached(before, after)
    : null;
  if (reached === null) return badges;
  if (reached === programLength)
    return [{ kind: 'finished', what: String(after.runs.at(-1)?.season ?? 1) }, ...badges];
  return [{ kind: 'day', what: String(reached) }, ...badges];
}

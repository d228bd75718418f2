import type { BadgeId } from '../challenge/facts/badge-id';
import type { Snapshot } from '../challenge/fold/snapshot';
import { stateAt } from '../challenge/state/state-at';
import type { CivilDate } from '../days/civil-date';
import { localDateAt } from '../days/zone-history';
import { type BadgeDefinition, badgeDefinition, badgeDefinitions } from './definitions';
import { type BadgeProgress, badgeProgress } from './progress';

export interface CollectedBadge extends BadgeDefinition {
  earned: boolean;
  /** The date where the person was then; null while locked. */
  earnedOn: CivilDate | null;
  /** Of the champion: no hundred was finished without days of less than it asks for, or of easier movements. */
  onOwnPlan?: true;
}

export interface BadgesAnswer {
  allBadges: CollectedBadge[];
  /** Ids of the earned ones, earliest first. */
  userBadges: BadgeId[];
  /** Unearned badges that count something, the closest first. */
  progress: (BadgeProgress & { badge: CollectedBadge })[];
}

/**
 * What `GET /challenge/badges` answers: by the server, and by a page without a connection. Null before the first
 * run.
 */
export function badgesAnswer(snapshot: Snapshot, now: number): BadgesAnswer | null {
  const state = stateAt(snapshot, now);
  if (!state) return null;
  const earnedAt = new Map(state.badges.map((badge) => [badge.id, badge.at]));
  const collected = (id: BadgeId): CollectedBadge => {
    const instant = earnedAt.get(id);
    return {
      ...badgeDefinition(id),
      earned: instant !== undefined,
      earnedOn: instant === undefined ? null : localDateAt(snapshot.zones, instant),
      ...(id === 'century_champion' && state.isChampionByOwnPlan ? { onOwnPlan: true as const } : {}),
    };
  };
  return {
    allBadges: badgeDefinitions.map(({ id }) => collected(id)),
    userBadges: state.badges.map(({ id }) => id),
    progress: badgeProgress(snapshot, now).map((entry) => ({ ...entry, badge: collected(entry.badgeId) })),
  };
}

import type { BadgeId } from '../challenge/facts/badge-id';
import type { Snapshot } from '../challenge/fold/snapshot';
import { stateAt } from '../challenge/state/state-at';
import type { CivilDate } from '../days/civil-date';
import { localDateAt } from '../days/zone-history';
import { isIncludedAt } from '../entitlements/premium-for-all';
import { type BadgeDefinition, badgeDefinition, badgeDefinitions } from './definitions';
import { type BadgeProgressEntry, badgeProgress } from './progress';

export interface CollectedBadge extends BadgeDefinition {
  earned: boolean;
  /** The person's local date at the instant when it was earned; null before that. */
  earnedOn: CivilDate | null;
  /** True for the champion badge if every finished run of season 1 has days with lower targets or easier movements. */
  onOwnPlan?: true;
}

export interface BadgesAnswer {
  allBadges: CollectedBadge[];
  /** The ids of the earned badges, earliest first. */
  userBadges: BadgeId[];
  /** Unearned badges that count something, closest first. */
  progress: (BadgeProgressEntry & { badge: CollectedBadge })[];
}

/** Nobody can buy a plan where Premium is included for everybody, so the badges for it are not offered there. */
const badgesForBuyers: readonly BadgeId[] = ['iron_supporter', 'lifetime_champion'];

/** The answer of `GET /challenge/badges`, for the server and the page. Null before the first run. */
export function badgesAnswer(snapshot: Snapshot, now: number): BadgesAnswer | null {
  const state = stateAt(snapshot, now);
  if (!state) return null;
  const earnedAt = new Map(state.badges.map((badge) => [badge.id, badge.at]));
  const collectedBadge = (id: BadgeId): CollectedBadge => {
    const instant = earnedAt.get(id);
    return {
      ...badgeDefinition(id),
      earned: instant !== undefined,
      earnedOn: instant === undefined ? null : localDateAt(snapshot.zones, instant),
      ...(id === 'century_champion' && state.isChampionByOwnPlan ? { onOwnPlan: true as const } : {}),
    };
  };
  const isShown = ({ id, earned }: CollectedBadge) =>
    earned || !isIncludedAt(snapshot.premium, now) || !badgesForBuyers.includes(id);
  return {
    allBadges: badgeDefinitions.map(({ id }) => collectedBadge(id)).filter(isShown),
    userBadges: state.badges.map(({ id }) => id),
    progress: badgeProgress(snapshot, now).map((entry) => ({
      ...entry,
      badge: collectedBadge(entry.badgeId),
    })),
  };
}

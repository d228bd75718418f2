import { localDateAt } from '@hundred/domain/days/zone-history';
import { milestoneReached } from '@hundred/domain/reminders/milestones';
import type { AfterFacts } from '../../log/writer';
import { type Announcement, announcementPart } from '../../notifications/announce';

/**
 * Badges and milestones are told by a notification, planned in the statement that keeps them: neither is lost, nor
 * told of a deed that was undone. Nothing is asked of storage where there is no news; what was imported is none.
 */
export const followFacts: AfterFacts = ({ facts, before, after, now }) => {
  if (facts.some((fact) => fact.kind === 'exerciseCompleted' && fact.imported)) return {};
  const badges = facts.flatMap((fact) => (fact.kind === 'badgeEarned' ? [fact.badge] : []));
  const milestone = facts.some(({ kind }) => kind === 'exerciseCompleted')
    ? milestoneReached(before, after)
    : null;
  const news: Announcement[] = [
    ...(badges.length > 0 ? [{ kind: 'achievement' as const, about: badges }] : []),
    ...(milestone !== null ? [{ kind: 'milestone' as const, about: [String(milestone)] }] : []),
  ];
  if (news.length === 0 || after.zones.length === 0) return {};
  return { part: announcementPart(news, localDateAt(after.zones, now), now) };
};

import { localDateAt } from '@hundred/domain/days/zone-history';
import { milestoneReached } from '@hundred/domain/reminders/milestones';
import type { Projection } from '../../log/projection';
import { type Announcement, plannedAnnouncements } from '../../notifications/announce';

/** Plans the announcements of new badges and milestones together with their facts. Imported facts are not announced. */
export const notificationsProjection: Projection = {
  name: 'notifications',
  dataFor({ facts, before, after, now }) {
    if (facts.some((fact) => fact.kind === 'exerciseCompleted' && fact.imported)) return null;
    const badges = facts.flatMap((fact) => (fact.kind === 'badgeEarned' ? [fact.badge] : []));
    const milestone = facts.some(({ kind }) => kind === 'exerciseCompleted')
      ? milestoneReached(before, after)
      : null;
    const announcements: Announcement[] = [
      ...(badges.length > 0 ? [{ kind: 'achievement' as const, about: badges }] : []),
      ...(milestone !== null ? [{ kind: 'milestone' as const, about: [String(milestone)] }] : []),
    ];
    if (announcements.length === 0 || after.zones.length === 0) return null;
    return plannedAnnouncements(announcements, localDateAt(after.zones, now), now);
  },
};

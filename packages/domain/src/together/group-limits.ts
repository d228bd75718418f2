/** What people do together: every table, call and page knows the three by these names. */
export const groupKinds = ['team', 'challenge', 'room'] as const;
export type GroupKind = (typeof groupKinds)[number];

/** People in one group. */
export const mostMembers: Record<GroupKind, number> = { team: 12, challenge: 20, room: 8 };

/** How many a person may belong to at once. A room is over in hours: any number of them. */
export function mostMemberships(kind: GroupKind, isPremium: boolean): number {
  if (kind === 'room') return Number.POSITIVE_INFINITY;
  if (!isPremium) return 1;
  return kind === 'team' ? 3 : 10;
}

/** What people do together: every table, call and page knows the three by these names. */
export const groupKinds = ['team', 'challenge', 'room'] as const;
export type GroupKind = (typeof groupKinds)[number];

/** People in one group. */
export const mostMembers: Record<GroupKind, number> = { team: 12, challenge: 20, room: 8 };

/** Rooms that are open, started or joined. Every plan has as many: joining by invitation is free. */
export const mostOpenRooms = 5;

/** How many a person may belong to at once. */
export function mostMemberships(kind: GroupKind, isPremium: boolean): number {
  if (kind === 'room') return mostOpenRooms;
  if (!isPremium) return 1;
  return kind === 'team' ? 3 : 10;
}

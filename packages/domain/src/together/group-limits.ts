/** The kinds of groups, by the names that every table, call and page uses. */
export const groupKinds = ['team', 'challenge', 'room'] as const;
export type GroupKind = (typeof groupKinds)[number];

/** The people in one group. */
export const mostMembers: Record<GroupKind, number> = { team: 12, challenge: 20, room: 8 };

/** The people in the club's team, which an operator makes. A team that a member starts stays small. */
export const mostClubMembers = 500;

/** The members of the club's team that one answer lists. */
export const clubPageSize = 50;

/** Open rooms that were started or joined. Every plan has the same limit, because joining by invitation is free. */
export const mostOpenRooms = 5;

/** How many groups a person may belong to at once. */
export function mostMemberships(kind: GroupKind, isPremium: boolean): number {
  if (kind === 'room') return mostOpenRooms;
  if (!isPremium) return 1;
  return kind === 'team' ? 3 : 10;
}

import type { BadgeId } from '../challenge/facts/badge-id';

/** The badges that a row of a board shows, in this order; the others are private. */
export const boardBadges = [
  'century_champion',
  'legendary_streak',
  'perfect_week',
] as const satisfies readonly BadgeId[];

import type { BadgeId } from '@hundred/domain/badges/badge-id';

/** Shape tells the group: circle streak, cell milestone, hexagon reps, octagon special. */
export type BadgeShape = 'circle' | 'cell' | 'hexagon' | 'octagon';

export const badgeShapes: Record<BadgeId, BadgeShape> = {
  first_step: 'circle',
  week_warrior: 'circle',
  consistency_king: 'circle',
  unstoppable: 'circle',
  legendary_streak: 'circle',
  quarter_way: 'cell',
  halfway_hero: 'cell',
  three_quarters: 'cell',
  century_champion: 'cell',
  hundred_club: 'hexagon',
  thousand_thunder: 'hexagon',
  five_thousand_fury: 'hexagon',
  ten_thousand_titan: 'hexagon',
  perfect_week: 'octagon',
  early_bird: 'octagon',
  night_owl: 'octagon',
  weekend_warrior: 'octagon',
  extra_mile: 'octagon',
  comeback: 'octagon',
  swift_set: 'octagon',
  century_club_member: 'octagon',
  century_club_legend: 'octagon',
  iron_supporter: 'octagon',
};

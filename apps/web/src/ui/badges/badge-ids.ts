/** Shape tells the group: circle streak, cell milestone, hexagon reps, octagon special. */
export type BadgeShape = 'circle' | 'cell' | 'hexagon' | 'octagon';

const streak = ['first_step', 'week_warrior', 'consistency_king', 'unstoppable', 'legendary_streak'] as const;
const milestone = ['quarter_way', 'halfway_hero', 'three_quarters', 'century_champion'] as const;
const reps = ['hundred_club', 'thousand_thunder', 'five_thousand_fury', 'ten_thousand_titan'] as const;
const special = [
  'perfect_week',
  'early_bird',
  'night_owl',
  'weekend_warrior',
  'extra_mile',
  'comeback',
  'swift_set',
  'century_club_member',
  'century_club_legend',
  'iron_supporter',
] as const;

/** Every badge that has a drawing, by the shape of its medallion. */
export const badgeDrawings = { circle: streak, cell: milestone, hexagon: reps, octagon: special } as const;

export type BadgeDrawingId = (typeof badgeDrawings)[BadgeShape][number];

const shapeById = new Map<string, BadgeShape>(
  Object.entries(badgeDrawings).flatMap(([shape, ids]) => ids.map((id) => [id, shape as BadgeShape])),
);

export const shapeOfBadge = (id: string) => shapeById.get(id);

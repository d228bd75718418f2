/** Every badge with its group, in display order. */
export const badgeGroups = {
  first_step: 'streak',
  week_warrior: 'streak',
  consistency_king: 'streak',
  unstoppable: 'streak',
  legendary_streak: 'streak',
  quarter_way: 'milestone',
  halfway_hero: 'milestone',
  three_quarters: 'milestone',
  century_champion: 'milestone',
  hundred_club: 'reps',
  thousand_thunder: 'reps',
  five_thousand_fury: 'reps',
  ten_thousand_titan: 'reps',
  perfect_week: 'special',
  early_bird: 'special',
  night_owl: 'special',
  weekend_warrior: 'special',
  extra_mile: 'special',
  comeback: 'special',
  swift_set: 'special',
  century_club_member: 'special',
  century_club_legend: 'special',
  iron_supporter: 'premium',
  lifetime_champion: 'premium',
  planner: 'premium',
  own_hundred: 'premium',
  kept_schedule: 'premium',
  variety_pack: 'premium',
  soft_landing: 'premium',
  steady_hour: 'premium',
  honest_effort: 'premium',
  mindful_rest: 'premium',
  double_century: 'premium',
  recovery_graduate: 'premium',
} as const;

export type BadgeId = keyof typeof badgeGroups;
/** The page shows the badges of `premium` in one group with the special ones. */
export type BadgeGroup = (typeof badgeGroups)[BadgeId];

/** A log may contain a badge that only a newer version knows. */
export const isBadge = (id: string): id is BadgeId => Object.hasOwn(badgeGroups, id);

export const badgeIds = Object.keys(badgeGroups) as readonly BadgeId[];

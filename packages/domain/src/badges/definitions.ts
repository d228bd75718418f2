import { type BadgeId, badgeIds } from './badge-id';

/** The page shows `premium` among the special ones, as "all other badges". */
export type BadgeGroup = 'streak' | 'milestone' | 'reps' | 'special' | 'premium';

export interface BadgeDefinition {
  id: BadgeId;
  name: string;
  description: string;
  group: BadgeGroup;
  /** Name of the drawn medallion. */
  icon: string;
  /** What is counted up to; null for a deed that is done or not. */
  target: number | null;
}

type Row = readonly [group: BadgeGroup, name: string, description: string, target: number | null];

const rows: Record<BadgeId, Row> = {
  first_step: ['streak', 'First Step', 'Complete your first day', 1],
  week_warrior: ['streak', 'Week Warrior', 'Keep a streak of 7 days', 7],
  consistency_king: ['streak', 'Consistency King', 'Keep a streak of 30 days', 30],
  unstoppable: ['streak', 'Unstoppable', 'Keep a streak of 50 days', 50],
  legendary_streak: ['streak', 'Legendary Streak', 'Keep a streak of 100 days', 100],
  quarter_way: ['milestone', 'Quarter Way', 'Complete Day 25', 25],
  halfway_hero: ['milestone', 'Halfway Hero', 'Complete Day 50', 50],
  three_quarters: ['milestone', 'Three Quarters', 'Complete Day 75', 75],
  century_champion: ['milestone', 'Century Champion', 'Complete Day 100', 100],
  hundred_club: ['reps', 'Hundred Club', 'Do 100 reps in all', 100],
  thousand_thunder: ['reps', 'Thousand Thunder', 'Do 1,000 reps in all', 1_000],
  five_thousand_fury: ['reps', 'Five Thousand Fury', 'Do 5,000 reps in all', 5_000],
  ten_thousand_titan: ['reps', 'Ten Thousand Titan', 'Do 10,000 reps in all', 10_000],
  perfect_week: ['special', 'Perfect Week', 'Complete all seven days of a week', 7],
  early_bird: ['special', 'Early Bird', 'Finish a day before 07:00', null],
  night_owl: ['special', 'Night Owl', 'Finish a day after 22:00', null],
  weekend_warrior: ['special', 'Weekend Warrior', 'Complete both days of four weekends', 4],
  extra_mile: ['special', 'Extra Mile', 'Do 500 reps beyond the targets', 500],
  comeback: ['special', 'Comeback', 'Three days in a row after a gap', 3],
  swift_set: ['special', 'Swift Set', 'Finish Day 30 or later in under 10 minutes', null],
  century_club_member: ['special', 'Century Club Member', 'Join the Century Club', null],
  century_club_legend: ['special', 'Century Club Legend', 'Finish the Century Club', 100],
  iron_supporter: ['premium', 'Iron Supporter', 'Buy a premium plan', null],
};

export const badgeDefinitions: readonly BadgeDefinition[] = badgeIds.map((id) => {
  const [group, name, description, target] = rows[id];
  return { id, name, description, group, icon: id, target };
});

export function badgeDefinition(id: BadgeId): BadgeDefinition {
  const [group, name, description, target] = rows[id];
  return { id, name, description, group, icon: id, target };
}

export function targetOf(id: BadgeId): number {
  return rows[id][3] ?? 1;
}

import type { BadgeId } from '../challenge/facts/badge-id';

export interface BadgeText {
  name: string;
  description: string;
}

/** What each badge is called in one language, and how it is earned. */
export type BadgeTexts = Readonly<Record<BadgeId, BadgeText>>;

/** The texts in answers of the API. Stored answers contain the texts of the first 23 badges, so these do not change. */
export const answerBadgeTexts: BadgeTexts = {
  first_step: { name: 'First Step', description: 'Complete your first day' },
  week_warrior: { name: 'Week Warrior', description: 'Keep a streak of 7 days' },
  consistency_king: { name: 'Consistency King', description: 'Keep a streak of 30 days' },
  unstoppable: { name: 'Unstoppable', description: 'Keep a streak of 50 days' },
  legendary_streak: { name: 'Legendary Streak', description: 'Keep a streak of 100 days' },
  quarter_way: { name: 'Quarter Way', description: 'Complete Day 25' },
  halfway_hero: { name: 'Halfway Hero', description: 'Complete Day 50' },
  three_quarters: { name: 'Three Quarters', description: 'Complete Day 75' },
  century_champion: { name: 'Century Champion', description: 'Complete Day 100' },
  hundred_club: { name: 'Hundred Club', description: 'Do 100 reps in all' },
  thousand_thunder: { name: 'Thousand Thunder', description: 'Do 1,000 reps in all' },
  five_thousand_fury: { name: 'Five Thousand Fury', description: 'Do 5,000 reps in all' },
  ten_thousand_titan: { name: 'Ten Thousand Titan', description: 'Do 10,000 reps in all' },
  perfect_week: { name: 'Perfect Week', description: 'Complete all seven days of a week' },
  early_bird: { name: 'Early Bird', description: 'Finish a day before 07:00' },
  night_owl: { name: 'Night Owl', description: 'Finish a day after 22:00' },
  weekend_warrior: { name: 'Weekend Warrior', description: 'Complete both days of four weekends' },
  extra_mile: { name: 'Extra Mile', description: 'Do 500 reps beyond the targets' },
  comeback: { name: 'Comeback', description: 'Three days in a row after a gap' },
  swift_set: { name: 'Swift Set', description: 'Finish Day 30 or later in under 10 minutes' },
  century_club_member: { name: 'Century Club Member', description: 'Join the Century Club' },
  century_club_legend: { name: 'Century Club Legend', description: 'Finish the Century Club' },
  iron_supporter: { name: 'Iron Supporter', description: 'Buy a premium plan' },
  lifetime_champion: { name: 'Lifetime Champion', description: 'Buy the Lifetime Champion plan' },
  planner: { name: 'Planner', description: 'Complete 7 days on your own plan' },
  own_hundred: { name: 'Hundred Your Way', description: 'Complete 100 days on your own plans' },
  kept_schedule: {
    name: 'Right on Schedule',
    description: 'Follow a plan with days off for 4 full weeks',
  },
  variety_pack: {
    name: 'Variety Pack',
    description: 'Use 6 different movements in total',
  },
  soft_landing: { name: 'Soft Landing', description: 'Complete 30 days without jumping' },
  steady_hour: {
    name: 'Steady Hour',
    description: 'Finish 14 days in the same two hours, such as 6 to 8 PM',
  },
  honest_effort: { name: 'Honest Effort', description: 'Rate your effort on 30 days' },
  mindful_rest: {
    name: 'Mindful Rest',
    description: 'In each of 4 weeks, complete 5 days and take a rest day',
  },
  double_century: { name: 'Double Century', description: 'Complete 200 days in total' },
  recovery_graduate: { name: 'Recovery Graduate', description: 'Do every session of a recovery program' },
};

/** The texts that people read. Some of the texts in answers say numbers, times, weeks and gaps less plainly. */
export const englishBadgeTexts: BadgeTexts = {
  ...answerBadgeTexts,
  hundred_club: { name: 'Hundred Club', description: 'Do 100 reps in total' },
  thousand_thunder: { name: 'Thousand Thunder', description: 'Do 1,000 reps in total' },
  five_thousand_fury: { name: 'Five Thousand Fury', description: 'Do 5,000 reps in total' },
  ten_thousand_titan: { name: 'Ten Thousand Titan', description: 'Do 10,000 reps in total' },
  extra_mile: { name: 'Extra Mile', description: 'Do 500 extra reps in total' },
  iron_supporter: { name: 'Iron Supporter', description: 'Buy a Premium plan' },
  perfect_week: { name: 'Perfect Week', description: 'Complete all 7 days from Sunday to Saturday' },
  early_bird: { name: 'Early Bird', description: 'Finish your workout before 7 AM' },
  night_owl: { name: 'Night Owl', description: 'Finish your workout after 10 PM' },
  weekend_warrior: {
    name: 'Weekend Warrior',
    description: 'Complete both Saturday and Sunday on 4 weekends',
  },
  comeback: { name: 'Comeback', description: 'Complete 3 days in a row after 3 or more missed days' },
};

/** The text of a badge. The name of a badge that only a newer version has is derived from its id. */
export const badgeTextOf = (texts: BadgeTexts, id: BadgeId): BadgeText =>
  Object.hasOwn(texts, id) ? texts[id] : textOfNewerBadge(id);

const textOfNewerBadge = (id: string): BadgeText => ({
  name: id
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' '),
  description: 'A new kind of badge',
});

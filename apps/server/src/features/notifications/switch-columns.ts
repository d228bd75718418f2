import { sql } from 'drizzle-orm';

/** Columns of `person` under the names of `NotificationSwitches`. */
export const switchColumns = sql`
  person.daily_reminders as "dailyReminders", person.streak_warnings as "streakWarnings",
  person.achievement_news as "achievementNews", person.milestone_news as "milestoneNews",
  person.support_news as "supportNews", person.join_news as "joinNews", person.nudges, person.challenge_start_news as "challengeStartNews",
  person.challenge_end_news as "challengeEndNews"`;

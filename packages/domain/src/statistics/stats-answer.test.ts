import { expect, it } from 'vitest';
import { Story } from '../rules/story';
import { statsAnswer } from './stats-answer';

it('The statistics contain the profile, the position, and the last three badges, the latest first', () => {
  const story = Story.startedOn('2025-01-01', 'UTC', '06:00').complete({ timeSeconds: 90 });
  story.completeFrom('2025-01-02', 6);
  const profile = { displayName: 'Ada', ageGroup: '30-39', showNameOnLeaderboard: true };
  expect(statsAnswer(profile, story.state)).toEqual({
    user: {
      ...profile,
      currentDay: 7,
      currentSeason: 1,
      centuryClubDay: null,
      currentStreak: 7,
      longestStreak: 7,
      totalRepsCompleted: 3 * (10 + 11 + 12 + 13 + 14 + 15 + 16),
      completionRate: 100,
      isPremium: false,
      isInTrial: false,
      badges: ['first_step', 'early_bird', 'hundred_club', 'week_warrior'],
    },
    stats: { averageTimePerDay: 90 },
    achievements: [
      expect.objectContaining({ id: 'week_warrior', name: 'Week Warrior' }),
      expect.objectContaining({ id: 'hundred_club' }),
      expect.objectContaining({ id: 'early_bird' }),
    ],
  });
});

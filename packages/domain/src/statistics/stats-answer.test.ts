import { expect, it } from 'vitest';
import { historyFromLetters, runFromLetters } from '../insights/testing/history-from-letters';
import { Story } from '../rules/story';
import { historyAnswer } from './history-answer';
import { progressHistory } from './progress-history';
import { statsAnswer } from './stats-answer';

it('The statistics contain the profile, the position, and the last three badges', () => {
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

it('A part of the history is cut by offset and limit, within one run', () => {
  const fiveDays = historyFromLetters('2026-01-01', 'ccccc', (index) => ({ run: index < 4 ? 0 : 1 }));
  const history = { ...fiveDays, runs: [runFromLetters('2026-01-01', 4), runFromLetters('2026-01-05', 1)] };
  const part = (query: Parameters<typeof historyAnswer>[1]) => {
    const answer = historyAnswer(history, query);
    return answer && [answer.history.map(({ date }) => date.slice(8)).join(' '), answer.total, answer.runs];
  };
  expect(part({ run: 1 })).toEqual(['01 02 03 04', 4, 2]);
  expect(part({ run: 1, offset: 1 })).toEqual(['02 03 04', 4, 2]);
  expect(part({ run: 1, limit: 2 })).toEqual(['01 02', 4, 2]);
  expect(part({ run: 1, offset: 1, limit: 2 })).toEqual(['02 03', 4, 2]);
  expect(part({ run: 1, limit: 0 })).toEqual(['', 4, 2]);
  expect(part({ run: 2 })).toEqual(['05', 1, 2]);
  expect(part({ run: 3 })).toBeNull();
});

it('An entry is marked as scheduled rest on weekdays off only', () => {
  const [off, rested] = progressHistory(historyFromLetters('2026-01-01', 'wro'), 0);
  expect(off).toMatchObject({ status: 'rest', scheduled: true, usedRestDay: false });
  expect(rested).not.toHaveProperty('scheduled');
});

import type { AnswerOf } from '@hundred/contract/call';
import { ageGroups } from '@hundred/contract/identity';
import type { getStats } from '@hundred/contract/statistics';
import { badgeDefinition } from '@hundred/domain/badges/definitions';
import type { State } from '@hundred/domain/runs/state';
import type { PersonRow } from '../../db/schema';

const achievementsShown = 3;

export function statsOf(row: PersonRow, state: State): AnswerOf<typeof getStats> {
  return {
    user: {
      displayName: row.displayName,
      ageGroup: ageGroups.find((group) => group === row.ageGroup) ?? null,
      showNameOnLeaderboard: row.showNameOnLeaderboard,
      currentDay: state.currentDay,
      currentSeason: state.season,
      centuryClubDay: state.centuryClubDay,
      currentStreak: state.streak,
      longestStreak: state.longestStreak,
      totalRepsCompleted: state.totalReps,
      completionRate: state.completionRate,
      isPremium: state.isPremium,
      isInTrial: state.isInTrial,
      badges: state.badges.map(({ id }) => id),
    },
    stats: { averageTimePerDay: state.averageTimePerDay },
    achievements: state.badges
      .slice(-achievementsShown)
      .reverse()
      .map(({ id }) => badgeDefinition(id)),
  };
}

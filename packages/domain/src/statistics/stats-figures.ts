import type { State } from '../challenge/state/state';

/** The profile fields of the answer; the rest follows from the log. */
export interface ProfileFields<Group extends string> {
  displayName: string | null;
  ageGroup: Group | null;
  showNameOnLeaderboard: boolean;
}

/** The answer of `GET /challenge/stats` without texts. The page loads the texts of badges when it shows them. */
export function statsFigures<Group extends string>(profile: ProfileFields<Group>, state: State) {
  return {
    user: {
      displayName: profile.displayName,
      ageGroup: profile.ageGroup,
      showNameOnLeaderboard: profile.showNameOnLeaderboard,
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
  };
}

/** Most days, most ranked reps, or a sum of days as a shared goal. */
export const challengeGoals = ['days', 'reps', 'together'] as const;
export type ChallengeGoal = (typeof challengeGoals)[number];

export const challengeDates = { fewest: 3, most: 100 };
/** How many dates ahead a challenge may start. */
export const mostDatesAhead = 30;
/** A person who joins on the third date can still win; later nobody could. */
export const lastJoiningDate = 3;

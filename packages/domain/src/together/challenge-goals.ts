/** Most days, most ranked reps, or a sum of days that all reach together. */
export const challengeGoals = ['days', 'reps', 'together'] as const;
export type ChallengeGoal = (typeof challengeGoals)[number];

export const challengeDates = { fewest: 3, most: 100 };
/** How far ahead a challenge may start. */
export const mostDatesAhead = 30;
/** Whoever joins on the third date can still win; later nobody could. */
export const lastJoiningDate = 3;

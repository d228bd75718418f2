/** Reps beyond the target that are taken at their word. */
export const mostExtraReps = 1_000;

/** In seconds: no workout lasts longer than a day. */
export const longestWorkout = 86_400;

/** What is done without a connection is taken up to so many days late. */
export const mostDaysLate = 7;

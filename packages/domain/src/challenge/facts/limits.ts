/** Reps beyond the target that are taken at their word. */
export const mostExtraReps = 1_000;

/** In seconds: no workout lasts longer than a day. */
export const longestWorkout = 86_400;

/** In seconds: a day whose timer ran longer says nothing about how long a workout takes. */
export const longestTimedDay = 3 * 3_600;

/** So many missed dates in a row make the return from them a comeback. */
export const comebackGap = 3;

/** Until this hour a workout begun before midnight can be finished. */
export const graceHour = 2;

/** What is done without a connection is taken up to so many days late. */
export const mostDaysLate = 7;

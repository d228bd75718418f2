/** The most reps beyond the target that are accepted. */
export const mostExtraReps = 1_000;

/** The longest time of a workout, in seconds. */
export const longestWorkout = 86_400;

/** In seconds. A longer time is left out of averages, because the timer was probably forgotten. */
export const longestTimedDay = 3 * 3_600;

/** After so many missed dates in a row, the return is a comeback. */
export const comebackGap = 3;

/** Until this hour a workout begun before midnight can be finished. */
export const graceHour = 2;

/** A command done without a connection is accepted up to so many days later. */
export const mostDaysLate = 7;

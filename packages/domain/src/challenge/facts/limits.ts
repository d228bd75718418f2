/** The most reps beyond the target that are accepted. */
export const mostExtraReps = 1_000;

/** The longest time of a workout, in seconds. */
export const longestWorkout = 86_400;

/** In seconds. A longer time is excluded from averages, because the timer was probably forgotten. */
export const longestTimedDay = 3 * 3_600;

/** The number of consecutive missed dates after which a return is a comeback. */
export const comebackGap = 3;

/** A workout that started before midnight can be finished until this hour. */
export const graceHour = 2;

/** A command that was performed without a connection is accepted up to this many days later. */
export const mostDaysLate = 7;

export const isWholeWithin = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

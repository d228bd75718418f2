/** In seconds. No rep takes less, so the timer was not running. */
const leastSecondsOfRep = 0.5;

/** Whether a time is plausible for so many reps. */
export const isPlausibleTime = (seconds: number | null, reps: number): seconds is number =>
  seconds !== null && seconds > 0 && seconds >= leastSecondsOfRep * reps;

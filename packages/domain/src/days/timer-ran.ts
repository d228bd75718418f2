/** In seconds. Nobody does a rep in less: then the timer was not running. */
const leastSecondsOfRep = 0.5;

/** Whether a time can be that of so many reps. */
export const timerRan = (seconds: number | null, reps: number): seconds is number =>
  seconds !== null && seconds > 0 && seconds >= leastSecondsOfRep * reps;

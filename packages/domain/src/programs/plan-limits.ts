/** The limits of a plan's percentage of the run's own target. */
export const percentLimits = { least: 50, most: 150, step: 5 } as const;

/** The limits of steps. The ceiling is not below the start. */
export const stepLimits = {
  start: { least: 1, most: 300 },
  step: { least: 0, most: 10 },
  every: { least: 1, most: 14 },
  ceiling: { least: 1, most: 450 },
} as const;

/** The highest target of any plan. It is also 150 percent of 300, the highest target of a path. */
export const highestTarget = stepLimits.ceiling.most;

/** At least three training days a week remain. */
export const mostOffWeekdays = 4;

/** Limited, because every snapshot contains all plans of its runs. */
export const mostPlansOfRun = 50;

/** The plans that can be adopted on one date. */
export const mostPlansOfDate = 5;

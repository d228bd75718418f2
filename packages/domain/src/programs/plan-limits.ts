/** The limits of a percentage. */
export const amounts = { least: 50, most: 150, step: 5 } as const;

/** The limits of steps. The ceiling is not below the start. */
export const stepLimits = {
  start: { least: 1, most: 300 },
  step: { least: 0, most: 10 },
  every: { least: 1, most: 14 },
  ceiling: { least: 1, most: 450 },
} as const;

export const highestTarget = stepLimits.ceiling.most;

/** At least three days a week stay. */
export const mostOffWeekdays = 4;

export const mostPlansOfRun = 50;

export const mostPlansOfDate = 5;

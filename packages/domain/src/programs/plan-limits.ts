/** Of an amount in percent. */
export const amounts = { least: 50, most: 150, step: 5 } as const;

/** Of steps. The ceiling is not below the start. */
export const stepLimits = {
  start: { least: 1, most: 300 },
  step: { least: 0, most: 10 },
  every: { least: 1, most: 14 },
  ceiling: { least: 1, most: 450 },
} as const;

export const highestTarget = stepLimits.ceiling.most;

/** Three days a week stay. */
export const mostOffWeekdays = 4;

export const mostPlansOfRun = 50;

export const mostPlansOfDate = 5;

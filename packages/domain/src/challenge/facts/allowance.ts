/** Free rest days in one run. */
export const restAllowance = 3;

/** The longest gap, in dates, that is covered automatically, also with unlimited rest days. */
export const longestCoveredGap = 3;

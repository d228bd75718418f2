/** Free rest days in one run. */
export const restAllowance = 3;

/** No longer gap is covered automatically, not even for someone with unlimited rest days. */
export const longestCoveredGap = 3;

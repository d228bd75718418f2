/** `lastAt`: when the last rep was counted on this page, by the clock of its events; `-Infinity` if none was. */
export type RepCount = { done: number; lastAt: number };

export const noReps: RepCount = { done: 0, lastAt: Number.NEGATIVE_INFINITY };

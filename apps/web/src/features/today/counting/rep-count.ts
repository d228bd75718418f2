export type RepCount = { done: number; lastAt: number };

export const noReps: RepCount = { done: 0, lastAt: Number.NEGATIVE_INFINITY };

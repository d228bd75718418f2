/** `lastAt`: when the last rep was counted on this page, by the clock of its events; `-Infinity` if none was. */
export type RepCount = { done: number; lastAt: number };

export const noReps: RepCount = { done: 0, lastAt: Number.NEGATIVE_INFINITY };

/** Splits a target into sets of equal size; the last set has the remainder. */
export function splitIntoSets(target: number, size: number): number[] {
  const whole = Array.from({ length: Math.floor(target / size) }, () => size);
  return target % size === 0 ? whole : [...whole, target % size];
}

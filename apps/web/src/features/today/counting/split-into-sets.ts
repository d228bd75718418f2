/** The reps of a set, for a person who comes back. */
export const repsPerSet = 10;

/** Splits a target into sets of equal size; the last set has the remainder. */
export function splitIntoSets(target: number, size: number): number[] {
  const wholeSets = Array.from({ length: Math.floor(target / size) }, () => size);
  return target % size === 0 ? wholeSets : [...wholeSets, target % size];
}

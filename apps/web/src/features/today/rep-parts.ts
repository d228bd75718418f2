/** A target in sets of so many, the last one with what is left. */
export function inParts(target: number, size: number): number[] {
  const whole = Array.from({ length: Math.floor(target / size) }, () => size);
  return target % size === 0 ? whole : [...whole, target % size];
}

/** About three round figures from 0 to at least `highest`, for the grid lines of a chart. */
export function ticksUpTo(highest: number): number[] {
  const top = Math.max(highest, 1);
  const leastStep = top / 3;
  const power = 10 ** Math.floor(Math.log10(leastStep));
  const roundSteps = [1, 2, 5, 10].map((factor) => factor * power);
  const step = Math.max(1, roundSteps.find((size) => size >= leastStep) ?? 1);
  return Array.from({ length: Math.ceil(top / step) + 1 }, (_, index) => index * step);
}

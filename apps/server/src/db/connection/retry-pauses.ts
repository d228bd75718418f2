const first = 250;
const longest = 10_000;

/** The pauses between attempts, in milliseconds: short at first, and limited. */
export function* retryPauses(): Generator<number, never> {
  for (let pause = first; ; pause = Math.min(pause * 2, longest)) yield pause;
}

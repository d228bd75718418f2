const first = 250;
const longest = 10_000;

/** How long to wait before each further try, in milliseconds: soon at first, and never for long. */
export function* retryPauses(): Generator<number, never> {
  for (let pause = first; ; pause = Math.min(pause * 2, longest)) yield pause;
}

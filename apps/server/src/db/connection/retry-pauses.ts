const firstPauseMs = 250;
const longestPauseMs = 10_000;

/** The pauses between attempts, in milliseconds: each twice as long as the one before, up to a limit. */
export function* retryPauses(): Generator<number, never> {
  for (let pause = firstPauseMs; ; pause = Math.min(pause * 2, longestPauseMs)) yield pause;
}

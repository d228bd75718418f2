/** The terminal signals npm and this program, and npm passes its signal on: one that follows this soon is the same. */
const sameSignalWithinMs = 1000;

/** Acts on the first of these signals. A later one ends the program at once. */
export function onFirstSignal(
  names: readonly NodeJS.Signals[],
  act: (name: NodeJS.Signals) => void | Promise<void>,
): void {
  let firstAt: number | undefined;
  for (const name of names) {
    process.on(name, () => {
      if (firstAt === undefined) {
        firstAt = performance.now();
        return act(name);
      }
      if (performance.now() - firstAt > sameSignalWithinMs) process.exit(1);
    });
  }
}

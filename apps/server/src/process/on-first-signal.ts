/** npm hands on what the terminal has sent to the program already: a second signal at once is the same one. */
const sameWithinMs = 1000;

/** Tells of the first of these signals. A later one ends the program at once. */
export function onceSignalled(
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
      if (performance.now() - firstAt > sameWithinMs) process.exit(1);
    });
  }
}

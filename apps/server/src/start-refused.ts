/** A start that cannot go on. Its message is the one line that the person at the terminal reads. */
export class StartRefused extends Error {
  override name = 'StartRefused';
}

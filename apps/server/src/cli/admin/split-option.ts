/**
 * Splits the option `--name VALUE` from the other arguments. The value is undefined if the option is missing, and empty
 * if nothing follows it.
 */
export function splitOption(
  args: readonly string[],
  name: string,
): { value: string | undefined; others: readonly string[] } {
  const position = args.indexOf(`--${name}`);
  if (position < 0) return { value: undefined, others: args };
  return { value: args[position + 1] ?? '', others: args.toSpliced(position, 2) };
}

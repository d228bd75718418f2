/** Joins class names, leaving out what does not apply. */
export function classNames(...parts: Array<string | false | undefined>): string {
  return parts.filter(Boolean).join(' ');
}

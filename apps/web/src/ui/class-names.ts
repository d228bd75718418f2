/** Joins class names and leaves out falsy ones. */
export function classNames(...parts: Array<string | false | undefined>): string {
  return parts.filter(Boolean).join(' ');
}

import { withoutInvisible } from '@hundred/domain/words/names';

/** One line, and nothing that steers the terminal or hides in it: whoever chose a name must not write the lines around it. */
export const printed = (line: string): string => withoutInvisible(line.replaceAll('\t', ' '));

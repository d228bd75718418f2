import { withoutInvisible } from '@hundred/domain/text/names';

/** One line without control or invisible characters: a chosen name must not forge the lines around it. */
export const printableLine = (line: string): string => withoutInvisible(line.replaceAll('\t', ' '));

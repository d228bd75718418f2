import type { CompletionShare } from '../insights/details';

/** 95 %. */
const z = 1.96;

/** The interval that contains the true share with a probability of 95 % (Wilson's score interval). */
export function wilson({ asked, completed }: CompletionShare): { low: number; high: number } {
  const share = completed / asked;
  const middle = share + (z * z) / (2 * asked);
  const spread = z * Math.sqrt((share * (1 - share)) / asked + (z * z) / (4 * asked * asked));
  const all = 1 + (z * z) / asked;
  return { low: (middle - spread) / all, high: (middle + spread) / all };
}

const fewest = 8;

/** Whether one share is below another by more than chance. */
export const isClearlyBelow = (one: CompletionShare, other: CompletionShare): boolean =>
  one.asked >= fewest && other.asked >= fewest && wilson(one).high < wilson(other).low;

export const shareOf = ({ asked, completed }: CompletionShare): number =>
  asked === 0 ? 0 : completed / asked;

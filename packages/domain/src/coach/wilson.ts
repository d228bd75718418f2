import type { CompletionShare } from '../insights/details';

/** The standard score of a confidence of 95 %. */
const z = 1.96;

/** The interval that contains the true share with a probability of 95 % (Wilson's score interval). */
export function wilson({ due, completed }: CompletionShare): { low: number; high: number } {
  const share = completed / due;
  const middle = share + (z * z) / (2 * due);
  const spread = z * Math.sqrt((share * (1 - share)) / due + (z * z) / (4 * due * due));
  const divisor = 1 + (z * z) / due;
  return { low: (middle - spread) / divisor, high: (middle + spread) / divisor };
}

/** A share of fewer dates than these is not compared. */
const fewestDue = 8;

/** Whether one share is below another by more than chance. */
export const isClearlyBelow = (one: CompletionShare, other: CompletionShare): boolean =>
  one.due >= fewestDue && other.due >= fewestDue && wilson(one).high < wilson(other).low;

export const shareOf = ({ due, completed }: CompletionShare): number => (due === 0 ? 0 : completed / due);

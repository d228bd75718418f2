import { z } from 'zod';
import { fact } from './fact';

/**
 * A log may hold facts that only a newer version knows, and is sent as it is stored. They are typed as the known ones,
 * because whoever folds them leaves the others aside.
 */
const storedFact = z.union([
  fact,
  z.looseObject({ kind: z.string(), at: z.int() }),
]) as unknown as typeof fact;

/** Some facts of a log in a row, in the order in which they arrived. */
export const logPart = z.object({
  /** What the facts may be: a page that knows a lower number would read them wrongly, and does not. */
  shape: z.int(),
  facts: z.array(storedFact),
  /** The facts follow on this one: the one asked for, or 0 where the log is shorter than that (a restored backup). */
  from: z.int(),
  /** To ask on from: the number of the last fact given, or `from` where there is none. */
  last: z.int(),
  /** There are further facts already. */
  more: z.boolean(),
});

/** Beside the answer to what was written: the facts that it added. Who knows the log up to them need not ask for it. */
export const wroteToLog = { log: logPart };

import { z } from 'zod';
import { fact, premiumFact } from './fact';

/**
 * A fact of a log, sent as it is stored. A log may contain kinds of facts that only a newer version has. They are typed like
 * the others, because the fold skips kinds that it does not have.
 */
const storedFact = z.union([
  fact,
  z.looseObject({ kind: z.string(), at: z.int() }),
]) as unknown as typeof fact;

/** Consecutive facts of a log, in the order of arrival. */
export const logPart = z.object({
  /** The version of the facts. A page with a lower version would misread them, so it does not read them. */
  shape: z.int(),
  facts: z.array(storedFact),
  /**
   * The position that the facts follow: the requested one, or 0 if the log is shorter than that (after a restored
   * backup).
   */
  from: z.int(),
  /** The position to continue from: the number of the last fact sent, or `from` if there is none. */
  last: z.int(),
  /** True if the log has further facts. */
  more: z.boolean(),
  /** Facts that the installation adds to every log; absent without any. They are not counted in the positions. */
  shared: z.array(premiumFact).exactOptional(),
});

/** The facts that a command added, sent with its answer, so that a page with the log up to them need not pull. */
export const appendedFacts = { log: logPart };

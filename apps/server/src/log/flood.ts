import type { Command } from '@hundred/domain/challenge/commands/commands';
import type { Fact } from '@hundred/domain/challenge/facts/facts';
import { mostDaysLate } from '@hundred/domain/challenge/facts/limits';
import { countsAlone } from '@hundred/domain/ranking/board-totals';
import { and, eq } from 'drizzle-orm';
import { fact } from '../db/schema/schema';
import { Refusal } from '../refusals/refusal';
import type { LogAtHead } from './head';

/** The most facts of a person within the span. A day with every change of mind has about ten. */
const mostFacts = 1000;
/** As long as an offline command may take to arrive, and a day more. */
const spanMs = (mostDaysLate + 1) * 86_400_000;

/**
 * Refuses facts of a person whose last 1000 were all added within the span. Zones, runs and switches stay in the fold,
 * which every request of the person and every board with them reads, and a fact that arrives late folds the whole log.
 * Within the limit per minute, a program in a loop could make the fold and the log so long within a day that one person
 * keeps the server busy.
 */
export async function refuseFlood(
  { reader, personId, head: { length, snapshot }, now }: LogAtHead,
  { kind }: Command,
  facts: readonly Fact[],
): Promise<Refusal | undefined> {
  // Purchases and the first completion of an exercise on its date are exempt: there are never many of them.
  if (facts.length === 0 || length < mostFacts || kind === 'settlePurchase' || kind === 'endPremium')
    return undefined;
  if (facts.some((added) => added.kind === 'exerciseCompleted' && countsAlone(snapshot, added)))
    return undefined;
  const [oldestOfThem] = await reader
    .select({ at: fact.at })
    .from(fact)
    .where(and(eq(fact.personId, personId), eq(fact.sequence, length - mostFacts + 1)));
  const isWithinSpan = oldestOfThem !== undefined && oldestOfThem.at >= now - spanMs;
  if (!isWithinSpan) return undefined;
  return new Refusal('rate_limited', 'You sent too many changes this week. Try again in a few days.');
}

import type { Command } from '@hundred/domain/challenge/commands/commands';
import type { Fact } from '@hundred/domain/challenge/facts/facts';
import { mostDaysLate } from '@hundred/domain/challenge/facts/limits';
import { countsAlone } from '@hundred/domain/ranking/board-totals';
import { and, eq } from 'drizzle-orm';
import { fact } from '../db/schema/schema';
import { Refusal } from '../refusals/refusal';
import type { LogAtHead } from './head';

/** How many facts a person may add within the span. A day on which they change everything again has about ten. */
const mostFacts = 1000;
/** The time that an offline command may take to arrive, and a day more. */
const spanMs = (mostDaysLate + 1) * 86_400_000;

/**
 * Refuses facts of a person whose last 1000 were all added within the span. The limit of requests per minute is not
 * enough: within a day, a program in a loop could make a log so long that one person keeps the server busy. Zones, runs
 * and switches stay in the fold, which every request of the person and every board with them reads, and a fact that
 * arrives late folds the whole log again.
 */
export async function refuseTooManyFacts(
  { reader, personId, head: { length, snapshot }, now }: LogAtHead,
  { kind }: Command,
  facts: readonly Fact[],
): Promise<Refusal | undefined> {
  // Purchases and the first completion of an exercise on its date are exempt: there are never many of them.
  if (facts.length === 0 || length < mostFacts || kind === 'settlePurchase' || kind === 'endPremium')
    return undefined;
  if (facts.some((added) => added.kind === 'exerciseCompleted' && countsAlone(snapshot, added)))
    return undefined;
  const [oldestOfLast] = await reader
    .select({ at: fact.at })
    .from(fact)
    .where(and(eq(fact.personId, personId), eq(fact.sequence, length - mostFacts + 1)));
  const isWithinSpan = oldestOfLast !== undefined && oldestOfLast.at >= now - spanMs;
  if (!isWithinSpan) return undefined;
  return new Refusal('rate_limited', 'You sent too many changes this week. Try again in a few days.');
}

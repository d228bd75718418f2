import type { Fact } from '@hundred/domain/challenge/facts/facts';
import { addDays, daysBetween } from '@hundred/domain/days/civil-date';
import { localDateIn } from '@hundred/domain/days/zones';
import { instantOf } from '@hundred/domain/reminders/instant-of';

/** A log, the instant of its person's visit, and their zone. */
export interface DatedLog {
  log: readonly Fact[];
  now: number;
  timezone: string;
}

/**
 * Moves a log by whole dates to another zone, so that its person visits today. Everything on the last date happens
 * before now.
 */
export function moveLog(
  { log, now: visitedAt, timezone: zoneBefore }: DatedLog,
  timezone: string,
  now: number,
): Fact[] {
  const [lastDate, today] = [localDateIn(zoneBefore, visitedAt), localDateIn(timezone, now)];
  const days = daysBetween(lastDate, today);
  const shift = (instantOf(timezone, today, '12:00') ?? 0) - (instantOf(zoneBefore, lastDate, '12:00') ?? 0);
  return log.map((fact, index) => {
    // The facts keep their order, one millisecond apart, where the shift would put them after now.
    const shiftedFact: Fact = { ...fact, at: Math.min(fact.at + shift, now - (log.length - index)) };
    if ('timezone' in shiftedFact && shiftedFact.timezone === zoneBefore) shiftedFact.timezone = timezone;
    if ('localDate' in shiftedFact) shiftedFact.localDate = addDays(shiftedFact.localDate, days);
    if ('firstDate' in shiftedFact) shiftedFact.firstDate = addDays(shiftedFact.firstDate, days);
    if ('paidAt' in shiftedFact) shiftedFact.paidAt += shift;
    return shiftedFact;
  });
}

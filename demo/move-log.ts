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
  { log, now: looked, timezone: from }: DatedLog,
  timezone: string,
  now: number,
): Fact[] {
  const [lastDate, today] = [localDateIn(from, looked), localDateIn(timezone, now)];
  const dates = daysBetween(lastDate, today);
  const later = (instantOf(timezone, today, '12:00') ?? 0) - (instantOf(from, lastDate, '12:00') ?? 0);
  return log.map((fact, index) => {
    const shifted: Fact = { ...fact, at: Math.min(fact.at + later, now - (log.length - index)) };
    if ('timezone' in shifted && shifted.timezone === from) shifted.timezone = timezone;
    if ('localDate' in shifted) shifted.localDate = addDays(shifted.localDate, dates);
    if ('firstDate' in shifted) shifted.firstDate = addDays(shifted.firstDate, dates);
    if ('paidAt' in shifted) shifted.paidAt += later;
    return shifted;
  });
}

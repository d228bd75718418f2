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
    const moved: Fact = { ...fact, at: Math.min(fact.at + later, now - (log.length - index)) };
    if ('timezone' in moved && moved.timezone === from) moved.timezone = timezone;
    if ('localDate' in moved) moved.localDate = addDays(moved.localDate, dates);
    if ('firstDate' in moved) moved.firstDate = addDays(moved.firstDate, dates);
    if ('paidAt' in moved) moved.paidAt += later;
    return moved;
  });
}

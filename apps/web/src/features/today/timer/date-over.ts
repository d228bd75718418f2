import { graceHour } from '@hundred/domain/challenge/facts/limits';
import { localDateIn } from '@hundred/domain/days/zones';

const graceMs = graceHour * 3_600_000;

/**
 * Whether the date of an instant is over. A workout over midnight counts as one workout until 02:00. Recent instants
 * are decided without a date, because the first use of a time zone costs a slow phone a tenth of a second.
 */
export const isDateOver = (zone: string, at: number, now: number): boolean =>
  at < now - graceMs && localDateIn(zone, at) < localDateIn(zone, now - graceMs);

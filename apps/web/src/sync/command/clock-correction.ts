import { localDateIn } from '@hundred/domain/days/zones';
import type { Heard, Moment } from '../../platform/time/server-clock';
import { type PendingCommand, refusalOf } from './pending-command';

/** When a command was performed on this page by a clock that may be wrong, and the last fact before it. */
export type UnsureMoment = Moment & { after: number };

/** A command that is pushed within this time happened "now" for the server too. In milliseconds. */
const nowWithin = 10_000;

/** The network may be slow: a request arrives within this time or fails. In milliseconds. */
const arrivesWithin = 60_000;

/** Compares both clocks, because ticks stop while a phone sleeps and the wall clock may be set back. */
export function isNow(performed: Moment, now: Moment): boolean {
  return now.ticks - performed.ticks < nowWithin && now.wall - performed.wall < nowWithin;
}

/** The date may be over by the time the request arrives. */
export const isNearMidnight = ({ at, date, zone }: PendingCommand): boolean =>
  date !== undefined && zone !== undefined && localDateIn(zone, at + arrivesWithin) !== date;

/**
 * Dates a command again once the server's time is known. Ticks cannot be set, so the command was performed no later
 * than they say. A later instant came from a clock that had been set forward, on which the elapsed time is still right.
 */
export function correctInstant(
  pending: PendingCommand,
  performed: UnsureMoment,
  { at: heardAt, moment }: Heard,
): PendingCommand {
  const ticks = moment.ticks - performed.ticks;
  if (ticks < 0 || pending.at <= heardAt - ticks + nowWithin) return pending;
  const at = Math.floor(heardAt - Math.max(ticks, moment.wall - performed.wall));
  return atInstant(pending, Math.max(performed.after + 1, at));
}

/** The same command at another instant. The server decides which date that is. */
export const atInstant = (pending: PendingCommand, at: number): PendingCommand => ({
  ...pending,
  at,
  date: undefined,
});

export const isRefusedForClock = (pending: PendingCommand): boolean =>
  refusalOf(pending)?.code === 'clock_ahead';

/** Makes a refused command pending again, without its instant or its date if that was refused. */
export function resetForRetry(pending: PendingCommand, now: number): PendingCommand {
  const again: PendingCommand = { ...pending, status: { kind: 'pending' } };
  if (isRefusedForClock(pending)) return atInstant(again, now);
  return refusalOf(pending)?.code === 'date_mismatch' ? atInstant(again, again.at) : again;
}

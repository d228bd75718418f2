import type { ClockReading, DeviceMoment } from '../../platform/time/server-clock';
import { type PendingCommand, refusalOf } from './pending-command';

/** When a command with an unsure instant was performed on this page, and the instant of the last fact before it. */
export type UnsureMoment = DeviceMoment & { after: number };

/** The time between two moments. Ticks stop while a device sleeps, and the wall clock may be set back: the longer is right. */
export const elapsedBetween = (from: DeviceMoment, to: DeviceMoment): number =>
  Math.max(to.ticks - from.ticks, to.wall - from.wall);

/** The device's clock may be ahead of the server's by this and still be called right. */
const clockToleranceMs = 10_000;

/**
 * Dates a command again if its instant is later than it can have been performed. At least the ticks have passed since, so
 * the server's time minus the ticks is the latest possible instant. An earlier one may be right, because ticks stop while
 * a device sleeps, so it stays. The new instant is the best estimate: it uses the longer of both clocks.
 */
export function correctInstant(
  pending: PendingCommand,
  performed: UnsureMoment,
  { at: heardAt, moment }: ClockReading,
): PendingCommand {
  const leastElapsed = moment.ticks - performed.ticks;
  // The server's time was heard before the command, and says nothing about it.
  if (leastElapsed < 0) return pending;
  const latestPossible = heardAt - leastElapsed;
  if (pending.at <= latestPossible + clockToleranceMs) return pending;
  const estimated = Math.floor(heardAt - elapsedBetween(performed, moment));
  return atInstant(pending, Math.max(performed.after + 1, estimated));
}

/** The same command at another instant. The server decides which date that is. */
const atInstant = (pending: PendingCommand, at: number): PendingCommand => ({
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

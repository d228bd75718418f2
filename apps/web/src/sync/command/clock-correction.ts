import type { ClockReading, DeviceMoment } from '../../platform/time/server-clock';
import { type PendingCommand, refusalOf } from './pending-command';

/** When a command with an unsure instant was performed, and the instant of the last fact before it (`after`). */
export type UnsureMoment = DeviceMoment & { after: number };

/**
 * The time between two moments, by the clock that shows more: ticks stop during sleep, and the wall clock may be set
 * back.
 */
export const elapsedBetween = (from: DeviceMoment, to: DeviceMoment): number =>
  Math.max(to.ticks - from.ticks, to.wall - from.wall);

/** A clock that is ahead of the server's by no more than this counts as right. */
const clockToleranceMs = 10_000;

/**
 * Corrects the instant of a command if it is later than the command can have been performed. The latest possible instant is
 * the server's time minus the ticks since, because ticks may have stopped but never run ahead. An earlier instant stays: it
 * may be right, because the device may have slept. The new instant is the best estimate: it uses the longer of the two
 * elapsed times.
 */
export function correctInstant(
  pending: PendingCommand,
  performedMoment: UnsureMoment,
  { at: serverTime, moment: readMoment }: ClockReading,
): PendingCommand {
  const leastElapsed = readMoment.ticks - performedMoment.ticks;
  // The server's time was read before the command was performed, and says nothing about it.
  if (leastElapsed < 0) return pending;
  const latestPossible = serverTime - leastElapsed;
  if (pending.at <= latestPossible + clockToleranceMs) return pending;
  const estimated = Math.floor(serverTime - elapsedBetween(performedMoment, readMoment));
  return atInstant(pending, Math.max(performedMoment.after + 1, estimated));
}

/** The same command at another instant. The server decides which date that is. */
const atInstant = (pending: PendingCommand, at: number): PendingCommand => ({
  ...pending,
  at,
  date: undefined,
});

export const isRefusedForClock = (pending: PendingCommand): boolean =>
  refusalOf(pending)?.code === 'clock_ahead';

/** Makes a refused command pending again: at `now` if its instant was refused, without its date if that was refused. */
export function resetForRetry(pending: PendingCommand, now: number): PendingCommand {
  const again: PendingCommand = { ...pending, status: { kind: 'pending' } };
  if (isRefusedForClock(pending)) return atInstant(again, now);
  return refusalOf(pending)?.code === 'date_mismatch' ? atInstant(again, again.at) : again;
}

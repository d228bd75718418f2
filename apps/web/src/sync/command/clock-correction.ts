import type { ClockReading, DeviceMoment } from '../../platform/time/server-clock';
import { type PendingCommand, refusalOf } from './pending-command';

/** When a command with an unsure instant was performed on this page, and the instant of the last fact before it. */
export type UnsureMoment = DeviceMoment & { after: number };

/** The device's clock may be ahead of the server's by this and still be called right. In milliseconds. */
const clockTolerance = 10_000;

/**
 * Dates a command again once the server's time is known, if the clock of the device had been set forward. For example, a
 * device that is a day ahead dates a command tomorrow at 12:00. An hour of ticks later the server says that it is 13:00
 * today. The command was then performed at about 12:00 today, which is before the date it has, so it is dated 12:00.
 */
export function correctInstant(
  pending: PendingCommand,
  performed: UnsureMoment,
  { at: heardAt, moment }: ClockReading,
): PendingCommand {
  const elapsedTicks = moment.ticks - performed.ticks;
  // Ticks cannot be set, so the command was performed no later than this.
  const latestPossible = heardAt - elapsedTicks + clockTolerance;
  // The server's time may have been heard before the command, and says nothing about it then.
  const isHeardAfterwards = elapsedTicks >= 0;
  const wasClockSetForward = isHeardAfterwards && pending.at > latestPossible;
  if (!wasClockSetForward) return pending;
  // Ticks stop while the device sleeps, and the wall clock may be set back, so the longer time is right.
  const elapsed = Math.max(elapsedTicks, moment.wall - performed.wall);
  const at = Math.floor(heardAt - elapsed);
  return atInstant(pending, Math.max(performed.after + 1, at));
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

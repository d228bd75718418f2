import { describe, expect, it } from 'vitest';
import { correctInstant, resetForRetry } from './clock-correction';
import type { PendingCommand } from './pending-command';

const noon = Date.UTC(2026, 5, 10, 12);
const minute = 60_000;
const hour = 60 * minute;
const pendingAt = (at: number): PendingCommand => ({
  id: 'key',
  uid: 'ana',
  version: 2,
  command: { kind: 'takeRestDay' },
  at,
  date: '2026-06-10',
  zone: 'UTC',
  status: { kind: 'pending' },
});

describe('The instant of a command', () => {
  /**
   * A command dated `dated` by the device's clock, after a fact at `after`. The device learns the server's time `wall` ms
   * later by its wall clock and `ticks` ms later by its ticks.
   */
  const corrected = (dated: number, { wall = hour, ticks = hour, after = 0 } = {}) =>
    correctInstant(
      pendingAt(dated),
      { wall: dated, ticks: 0, after },
      { at: noon + hour, moment: { wall: dated + wall, ticks } },
    );

  it('stays if it may be right, because the phone may have slept', () => {
    expect(corrected(noon)).toEqual(pendingAt(noon));
    expect(corrected(noon - 8 * hour)).toEqual(pendingAt(noon - 8 * hour));
  });

  it('is corrected by the elapsed wall time if the clock had been set forward before', () => {
    expect(corrected(noon + 26 * hour)).toMatchObject({ at: noon, date: undefined });
  });

  it('is corrected by the elapsed ticks if the clock was set back since', () => {
    expect(corrected(noon + 26 * hour, { wall: -25 * hour })).toMatchObject({ at: noon });
  });

  it('is a whole number of milliseconds', () => {
    // Half a millisecond before noon, rounded down.
    expect(corrected(noon + 26 * hour, { ticks: hour + 0.5 }).at).toBe(noon - 1);
  });

  it('is after the last fact before it', () => {
    expect(corrected(noon + 26 * hour, { after: noon + 5 }).at).toBe(noon + 6);
  });
});

describe('A refused command that is retried', () => {
  const pending = pendingAt(noon);
  const refused = (code: string): PendingCommand => ({
    ...pending,
    status: { kind: 'refused', code, message: 'No.' },
  });
  const now = noon + minute;

  it('counts for the current time if its clock was wrong', () => {
    expect(resetForRetry(refused('clock_ahead'), now)).toEqual({ ...pending, at: now, date: undefined });
  });

  it('leaves its date to the server if the date was refused', () => {
    expect(resetForRetry(refused('date_mismatch'), now)).toEqual({ ...pending, date: undefined });
  });

  it('stays unchanged if something else was refused', () => {
    expect(resetForRetry(refused('run_finished'), now)).toEqual(pending);
  });
});

import { expect, it } from 'vitest';
import { minutesUntilClosed } from './closing';

/** `last` is the last date of the history. Berlin is one hour ahead of UTC in winter, and two in summer. */
const minutesLeft = (
  instant: string,
  last: string | undefined,
  { hasBegun = false, zone = 'Europe/Berlin' } = {},
) => minutesUntilClosed({ last, hasBegun }, zone, Date.parse(instant));

it('A day that was not begun closes at midnight in the person’s zone', () => {
  expect(minutesLeft('2026-02-02T19:40:00Z', '2026-02-02')).toBe(200);
  expect(minutesLeft('2026-02-02T22:59:30Z', '2026-02-02')).toBe(1);
});

it('A workout in progress can be finished until two', () => {
  expect(minutesLeft('2026-02-02T22:00:00Z', '2026-02-02', { hasBegun: true })).toBe(180);
  expect(minutesLeft('2026-02-02T23:30:00Z', '2026-02-02', { hasBegun: true })).toBe(90);
});

it('A workout begun after midnight has its whole day, and the night after it', () => {
  expect(minutesLeft('2026-02-02T23:30:00Z', '2026-02-03', { hasBegun: true })).toBe(25.5 * 60);
});

it('A person who flew west has the whole of a date that is still to come there', () => {
  expect(
    minutesLeft('2026-02-03T09:00:00Z', '2026-02-03', { hasBegun: true, zone: 'America/Los_Angeles' }),
  ).toBe(25 * 60);
});

it('A history that ends yesterday does not decide about today', () => {
  for (const last of ['2026-02-02', undefined]) {
    expect(minutesLeft('2026-02-03T07:00:00Z', last)).toBe(16 * 60);
    expect(minutesLeft('2026-02-03T07:00:00Z', last, { hasBegun: true })).toBe(18 * 60);
    expect(minutesLeft('2026-02-02T23:30:00Z', last)).toBe(23.5 * 60);
  }
});

it('The night in which clocks go forward is an hour shorter', () => {
  expect(minutesLeft('2026-03-28T22:00:00Z', '2026-03-28', { hasBegun: true })).toBe(180);
  expect(minutesLeft('2026-03-29T20:00:00Z', '2026-03-29')).toBe(120);
});

it('A workout in progress can be finished until two also in the night in which that hour comes twice', () => {
  // In London the clock shows 01:30 twice, one hour apart.
  expect(minutesLeft('2026-10-25T00:30:00Z', '2026-10-24', { hasBegun: true, zone: 'Europe/London' })).toBe(
    90,
  );
  expect(minutesLeft('2026-10-25T01:30:00Z', '2026-10-24', { hasBegun: true, zone: 'Europe/London' })).toBe(
    30,
  );
});

it('Nothing closes before a date that the zone skips', () => {
  expect(minutesLeft('2011-12-29T20:00:00Z', '2011-12-29', { zone: 'Pacific/Apia' })).toBe(
    Number.POSITIVE_INFINITY,
  );
});

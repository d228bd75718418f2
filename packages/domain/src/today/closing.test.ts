import { expect, it } from 'vitest';
import { minutesUntilClosed } from './closing';

const left = (instant: string, hasBegun = false, zone = 'Europe/Berlin') =>
  minutesUntilClosed(zone, Date.parse(instant), hasBegun);

it('a day that nobody has begun closes at midnight of the person’s own clock', () => {
  expect(left('2026-02-02T19:40:00Z')).toBe(200);
  expect(left('2026-02-02T22:59:30Z')).toBe(1);
});

it('a workout under way can be finished until two', () => {
  expect(left('2026-02-02T22:00:00Z', true)).toBe(180);
  expect(left('2026-02-02T23:30:00Z', true)).toBe(90);
  expect(left('2026-02-03T01:00:00Z', true)).toBe(24 * 60);
});

it('the night in which clocks leap is an hour shorter', () => {
  expect(left('2026-03-28T22:00:00Z', true)).toBe(180);
  expect(left('2026-03-29T20:00:00Z')).toBe(120);
});

it('before a date that a zone leaves out nothing closes', () => {
  expect(left('2011-12-29T20:00:00Z', false, 'Pacific/Apia')).toBe(Number.POSITIVE_INFINITY);
});

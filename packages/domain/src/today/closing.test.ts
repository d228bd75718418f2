import { expect, it } from 'vitest';
import { minutesUntilClosed } from './closing';

const left = (instant: string, last: string | undefined, hasBegun = false, zone = 'Europe/Berlin') =>
  minutesUntilClosed({ last, hasBegun }, zone, Date.parse(instant));

it('a day that nobody has begun closes at midnight of the person’s own clock', () => {
  expect(left('2026-02-02T19:40:00Z', '2026-02-02')).toBe(200);
  expect(left('2026-02-02T22:59:30Z', '2026-02-02')).toBe(1);
});

it('a workout under way can be finished until two', () => {
  expect(left('2026-02-02T22:00:00Z', '2026-02-02', true)).toBe(180);
  expect(left('2026-02-02T23:30:00Z', '2026-02-02', true)).toBe(90);
});

it('one that was begun after midnight has its whole day, and the night after it', () => {
  expect(left('2026-02-02T23:30:00Z', '2026-02-03', true)).toBe(25.5 * 60);
});

it('whoever flew west has the whole of a date that is still to come there', () => {
  expect(left('2026-02-03T09:00:00Z', '2026-02-03', true, 'America/Los_Angeles')).toBe(25 * 60);
});

it('a history of the day before says nothing of today', () => {
  for (const last of ['2026-02-02', undefined]) {
    expect(left('2026-02-03T07:00:00Z', last)).toBe(16 * 60);
    expect(left('2026-02-03T07:00:00Z', last, true)).toBe(18 * 60);
    expect(left('2026-02-02T23:30:00Z', last)).toBe(23.5 * 60);
  }
});

it('the night in which clocks leap is an hour shorter', () => {
  expect(left('2026-03-28T22:00:00Z', '2026-03-28', true)).toBe(180);
  expect(left('2026-03-29T20:00:00Z', '2026-03-29')).toBe(120);
});

it('before a date that a zone leaves out nothing closes', () => {
  expect(left('2011-12-29T20:00:00Z', '2011-12-29', false, 'Pacific/Apia')).toBe(Number.POSITIVE_INFINITY);
});

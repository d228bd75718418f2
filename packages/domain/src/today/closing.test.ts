import { expect, it } from 'vitest';
import { minutesUntilClosed } from './closing';

const left = (instant: string, begunAt?: string, zone = 'Europe/Berlin') =>
  minutesUntilClosed(zone, Date.parse(instant), begunAt === undefined ? undefined : Date.parse(begunAt));

it('a day that nobody has begun closes at midnight of the person’s own clock', () => {
  expect(left('2026-02-02T19:40:00Z')).toBe(200);
  expect(left('2026-02-02T22:59:30Z')).toBe(1);
});

it('a workout under way can be finished until two', () => {
  const evening = '2026-02-02T21:30:00Z';
  expect(left('2026-02-02T22:00:00Z', evening)).toBe(180);
  expect(left('2026-02-02T23:30:00Z', evening)).toBe(90);
  expect(left('2026-02-03T01:30:00Z', evening)).toBe(0);
});

it('one that was begun after midnight has its whole day, and the night after it', () => {
  const pastMidnight = '2026-02-02T23:10:00Z';
  expect(left('2026-02-02T23:30:00Z', pastMidnight)).toBe(25.5 * 60);
  expect(left('2026-02-03T01:00:00Z', pastMidnight)).toBe(24 * 60);
});

it('the night in which clocks leap is an hour shorter', () => {
  expect(left('2026-03-28T22:00:00Z', '2026-03-28T21:00:00Z')).toBe(180);
  expect(left('2026-03-29T20:00:00Z')).toBe(120);
});

it('before a date that a zone leaves out nothing closes', () => {
  expect(left('2011-12-29T20:00:00Z', undefined, 'Pacific/Apia')).toBe(Number.POSITIVE_INFINITY);
});

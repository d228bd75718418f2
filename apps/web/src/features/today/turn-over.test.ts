import { expect, it } from 'vitest';
import { stretchOfDay } from './turn-over';

const zone = 'Europe/Berlin';
const stretch = (instant: string) => stretchOfDay(zone, Date.parse(instant));

it('another day may begin at midnight and at 02:00, and at no other time', () => {
  expect(stretch('2026-03-02T22:59:59Z')).not.toBe(stretch('2026-03-02T23:00:00Z'));
  expect(stretch('2026-03-03T00:59:59Z')).not.toBe(stretch('2026-03-03T01:00:00Z'));
  expect(stretch('2026-03-03T01:00:00Z')).toBe(stretch('2026-03-03T22:59:59Z'));
});

it('a night in which the clock leaps over 02:00 still has its end', () => {
  expect(stretch('2026-03-29T00:59:59Z')).toBe('2026-03-29 late');
  expect(stretch('2026-03-29T01:00:00Z')).toBe('2026-03-29 day');
});

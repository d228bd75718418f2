import { expect, test } from 'vitest';
import { localDateAt, zoneAt } from './zone-history';

const zones = [
  { at: 100, timezone: 'Asia/Tokyo' },
  { at: 200, timezone: 'Europe/Paris' },
  { at: 300, timezone: 'Pacific/Honolulu' },
];

test('The zone in force is the last one moved to, and the first one before that', () => {
  expect([0, 100, 199, 200, 299, 300, 999].map((instant) => zoneAt(zones, instant))).toEqual([
    'Asia/Tokyo',
    'Asia/Tokyo',
    'Asia/Tokyo',
    'Europe/Paris',
    'Europe/Paris',
    'Pacific/Honolulu',
    'Pacific/Honolulu',
  ]);
  expect(localDateAt(zones, 299)).toBe('1970-01-01');
  expect(localDateAt(zones, 300)).toBe('1969-12-31');
});

import { expect, it } from 'vitest';
import { isSameZone, placeOfZone } from './browser-zone';
import { nameOfZone } from './zone-name';

it.each([
  ['Asia/Calcutta', 'Kolkata'],
  ['Asia/Kolkata', 'Kolkata'],
  ['Europe/Kiev', 'Kyiv'],
  ['Asia/Saigon', 'Ho Chi Minh City'],
  ['Asia/Ho_Chi_Minh', 'Ho Chi Minh City'],
  ['Asia/Katmandu', 'Kathmandu'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['UTC', 'UTC'],
])('The zone %s is called %s', (zone, place) => {
  expect(placeOfZone(zone)).toBe(place);
});

it('The name of a zone starts with its region', () => {
  expect(nameOfZone('Asia/Saigon')).toBe('Asia/Ho Chi Minh City');
  expect(nameOfZone('America/North_Dakota/New_Salem')).toBe('America/North Dakota/New Salem');
  expect(nameOfZone('UTC')).toBe('UTC');
});

it('Two names of one zone are the same zone', () => {
  expect(isSameZone('Asia/Calcutta', 'Asia/Kolkata')).toBe(true);
  expect(isSameZone('Europe/Lisbon', 'Europe/Lisbon')).toBe(true);
  expect(isSameZone('Europe/Lisbon', 'Asia/Tokyo')).toBe(false);
});

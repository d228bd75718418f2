import { expect, it } from 'vitest';
import { zoneOptions } from './zone-options';

const valuesFor = (current: string) => zoneOptions(current).map(({ value }) => value);

it('The options contain every zone once, including the one in use', () => {
  const values = valuesFor('America/Argentina/Buenos_Aires');
  // `Intl` lists about 420 zones.
  expect(values.length).toBeGreaterThan(400);
  expect(new Set(values).size).toBe(values.length);
  for (const zone of ['Europe/Lisbon', 'Asia/Tokyo', 'UTC']) expect(values).toContain(zone);
  expect(zoneOptions('UTC')).toContainEqual({ value: 'America/New_York', name: 'America/New York' });
});

it('The options have the present names of places, sorted by those names', () => {
  const names = zoneOptions('Asia/Calcutta').map(({ name }) => name);
  for (const name of [
    'Asia/Kolkata',
    'Europe/Kyiv',
    'Asia/Ho Chi Minh City',
    'Asia/Kathmandu',
    'Asia/Yangon',
  ])
    expect(names.filter((other) => other === name)).toEqual([name]);
  expect(names.filter((name) => /Calcutta|Kiev|Saigon|Katmandu|Rangoon/.test(name))).toEqual([]);
  // Sorted under K, and not as Calcutta, which is the zone's value.
  expect(names.indexOf('Asia/Kolkata')).toBe(names.indexOf('Asia/Khandyga') + 1);
  expect(new Set(names).size).toBe(names.length);
});

it.each(['Asia/Calcutta', 'Asia/Kolkata'])('The options keep %s as it was chosen', (zone) => {
  expect(valuesFor(zone).filter((value) => /Calcutta|Kolkata/.test(value))).toEqual([zone]);
});

import { expect, it } from 'vitest';
import { zoneOptions } from './zone-options';

const valuesFor = (current: string) => zoneOptions(current).map(({ value }) => value);

it('offers every zone once, among them the one in use', () => {
  const values = valuesFor('America/Argentina/Buenos_Aires');
  expect(values.length).toBeGreaterThan(400);
  expect(new Set(values).size).toBe(values.length);
  for (const zone of ['Europe/Lisbon', 'Asia/Tokyo', 'UTC']) expect(values).toContain(zone);
  expect(zoneOptions('UTC')).toContainEqual({ value: 'America/New_York', name: 'America/New York' });
});

it.each(['Asia/Calcutta', 'Asia/Kolkata'])('keeps %s by the name it was chosen under', (zone) => {
  expect(valuesFor(zone).filter((value) => /Calcutta|Kolkata/.test(value))).toEqual([zone]);
});

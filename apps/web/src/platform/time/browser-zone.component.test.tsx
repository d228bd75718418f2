import { intlTimeIn } from '@hundred/domain/days/testing/intl-time';
import { isZone, localTimeIn } from '@hundred/domain/days/zones';
import { expect, it } from 'vitest';
import { setBrowserZone } from '../../testing/browser-zone';
import { browserZone } from './browser-zone';

const quarter = 900_000;
const week = 7 * 86_400_000;

it('The local time equals that of Intl in every zone', () => {
  const others: string[] = [];
  for (const timeZone of Intl.supportedValuesOf('timeZone')) {
    const intlTime = intlTimeIn(timeZone);
    for (let index = 0; index < 104; index += 1) {
      const instant = Date.UTC(2026, 0, 1) + index * week + (index % 96) * quarter;
      const [ours, theirs] = [localTimeIn(timeZone, instant), intlTime(instant)];
      if (JSON.stringify(ours) !== JSON.stringify(theirs))
        others.push(`${timeZone} ${ours.date} ${theirs.date}`);
    }
  }
  expect(others).toEqual([]);
});

it('A zone name is accepted only if the zone exists', () => {
  for (const zone of ['Europe/Paris', 'UTC', 'Asia/Calcutta']) expect(isZone(zone)).toBe(true);
  for (const zone of ['+02:00', 'Mars/Base', '']) expect(isZone(zone)).toBe(false);
});

it('The zone follows the browser to another place', async () => {
  for (const zone of ['Asia/Tokyo', 'America/Sao_Paulo', 'Europe/Lisbon']) {
    await setBrowserZone(zone);
    expect(browserZone()).toBe(zone);
  }
});

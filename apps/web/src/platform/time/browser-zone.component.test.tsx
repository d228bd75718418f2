import { intlTimeIn } from '@hundred/domain/days/testing/intl-time';
import { isZone, localTimeIn } from '@hundred/domain/days/zones';
import { expect, it } from 'vitest';
import { setBrowserZone } from '../../testing/browser-zone';
import { browserZone } from './browser-zone';

const quarterHourMs = 900_000;
const weekMs = 7 * 86_400_000;

it('The local time equals that of Intl in every zone, at an instant of each week of two years', () => {
  const differences: string[] = [];
  for (const timeZone of Intl.supportedValuesOf('timeZone')) {
    const intlTime = intlTimeIn(timeZone);
    for (let index = 0; index < 104; index += 1) {
      // Another quarter of an hour of the day in each week.
      const instant = Date.UTC(2026, 0, 1) + index * weekMs + (index % 96) * quarterHourMs;
      const ours = localTimeIn(timeZone, instant);
      const theirs = intlTime(instant);
      if (JSON.stringify(ours) !== JSON.stringify(theirs))
        differences.push(`${timeZone} ${ours.date} ${theirs.date}`);
    }
  }
  expect(differences).toEqual([]);
});

it('A zone is accepted only by the name of an existing one', () => {
  for (const zone of ['Europe/Paris', 'UTC', 'Asia/Calcutta']) expect(isZone(zone)).toBe(true);
  for (const zone of ['+02:00', 'Mars/Base', '']) expect(isZone(zone)).toBe(false);
});

it('The zone follows the browser to another place', async () => {
  for (const zone of ['Asia/Tokyo', 'America/Sao_Paulo', 'Europe/Lisbon']) {
    await setBrowserZone(zone);
    expect(browserZone()).toBe(zone);
  }
});

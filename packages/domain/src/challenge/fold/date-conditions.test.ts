import { describe, expect, test } from 'vitest';
import { type CivilDate, toEpochDay } from '../../days/civil-date';
import { dateConditions } from './date-conditions';
import { emptySnapshot, type Snapshot } from './snapshot';

// A trial lasts 7 days, a Starter 100.

const instantOf = (text: string) => Date.parse(text);
const began = (plan: 'trial' | 'starter' | 'lifetime', instant: string) =>
  ({
    kind: 'premiumBegan',
    at: instantOf(instant),
    paidAt: instantOf(instant),
    plan,
    purchase: plan,
  }) as const;
/** Paris is one hour ahead of UTC in winter. */
const paris = { at: instantOf('2025-01-01T00:00Z'), timezone: 'Europe/Paris' };
const conditionsWith = (fields: Partial<Snapshot>) =>
  dateConditions({ ...emptySnapshot(), zones: [paris], ...fields });

describe('Rest days have no limit', () => {
  const unlimitedOf = (dates: readonly CivilDate[], fields: Partial<Snapshot>) =>
    dates.filter((date) => conditionsWith(fields).isRestUnlimited(toEpochDay(date)));
  const flight = (from: string, to: string, instant: string) => [
    { at: paris.at, timezone: from },
    { at: instantOf(instant), timezone: to },
  ];

  test.each<[string, Partial<Snapshot>, CivilDate[], CivilDate[]]>([
    ['never without Premium', {}, [], ['2025-01-10']],
    [
      'on the dates on which a period begins and ends, and between them',
      { premium: [began('starter', '2025-01-10T11:00Z')] },
      ['2025-01-10', '2025-02-20', '2025-04-20'],
      ['2025-01-09', '2025-04-21'],
    ],
    [
      'up to the date before the one that starts as a period ends',
      { premium: [began('trial', '2025-01-10T23:00Z')] },
      ['2025-01-11', '2025-01-17'],
      ['2025-01-10', '2025-01-18'],
    ],
    [
      'permanently with Lifetime',
      { premium: [began('lifetime', '2025-01-10T11:00Z')] },
      ['2025-01-10', '2999-12-31'],
      ['2025-01-09'],
    ],
    [
      'before the first zone is known, by the clock of that zone',
      { premium: [began('trial', '2024-12-29T11:00Z')] },
      ['2024-12-29', '2025-01-05'],
      ['2024-12-28', '2025-01-06'],
    ],
    [
      'by the zone in force at each instant, on a flight west',
      {
        zones: flight('Asia/Tokyo', 'America/Los_Angeles', '2025-01-15T03:00Z'),
        premium: [began('trial', '2025-01-10T20:00Z')],
      },
      ['2025-01-11', '2025-01-17'],
      ['2025-01-10', '2025-01-18'],
    ],
    [
      'and not by a zone that was reached after the end',
      {
        zones: flight('Europe/Paris', 'Pacific/Auckland', '2025-01-12T12:00Z'),
        premium: [began('trial', '2025-01-05T11:30Z')],
      },
      ['2025-01-05', '2025-01-12'],
      ['2025-01-04', '2025-01-13'],
    ],
    [
      'on dates that were imported as premium',
      {
        importedPremiumDates: [
          { kind: 'importedPremiumDates', at: 0, from: '2024-05-01', to: '2024-05-03' },
          { kind: 'importedPremiumDates', at: 0, from: '2024-06-01', to: '2024-06-01' },
        ],
      },
      ['2024-05-01', '2024-05-03', '2024-06-01'],
      ['2024-04-30', '2024-05-04', '2024-05-31', '2024-06-02'],
    ],
  ])('%s', (_when, fields, unlimited, limited) => {
    expect(unlimitedOf([...unlimited, ...limited], fields)).toEqual(unlimited);
  });
});

test('Gaps are covered unless the switch was off on the date', () => {
  const switches = [
    { at: instantOf('2025-01-10T11:00Z'), on: false },
    { at: instantOf('2025-01-12T11:00Z'), on: true },
  ];
  const dates = ['2025-01-09', '2025-01-10', '2025-01-11', '2025-01-12', '2025-01-13'];
  const covered = (coverSwitches: Snapshot['coverSwitches']) => {
    const { isCoverOn } = conditionsWith({ coverSwitches });
    return dates.filter((date) => isCoverOn(toEpochDay(date)));
  };
  expect(covered([])).toEqual(dates);
  expect(covered(switches)).toEqual(['2025-01-09', '2025-01-12', '2025-01-13']);
});

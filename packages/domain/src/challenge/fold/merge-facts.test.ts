import { describe, expect, test } from 'vitest';
import type { Fact } from '../facts/facts';
import { fold } from './fold';

/** An instant on a day of January 2025. */
const on = (day: number, hour = 12) => Date.UTC(2025, 0, day, hour);
const start: Fact = {
  kind: 'runStarted',
  at: on(1),
  timezone: 'UTC',
  localDate: '2025-01-01',
  firstDate: '2025-01-01',
};
const restart: Fact = { ...start, kind: 'runRestarted', at: on(5, 14), localDate: '2025-01-05' };
const zoneChange = (day: number, timezone: string): Fact => ({ kind: 'zoneChanged', at: on(day), timezone });
const restDay = (at: number, localDate: string, kind: 'Taken' | 'TakenBack' = 'Taken'): Fact => ({
  kind: `restDay${kind}`,
  at,
  localDate,
  timezone: 'UTC',
});
const rating = (at: number, localDate: string, effort: 1 | 2 | 3 | 4 | 5): Fact => ({
  kind: 'effortRated',
  at,
  localDate,
  timezone: 'UTC',
  effort,
});
const badgeEarned = (at: number, badge: 'early_bird' | 'night_owl' | 'comeback'): Fact => ({
  kind: 'badgeEarned',
  at,
  badge,
});
const importedDates = (day: number, from: string, to: string): Fact => ({
  kind: 'importedPremiumDates',
  at: on(day),
  from,
  to,
});

describe('Facts merge, in any order and any number of times, into', () => {
  test.each([
    [
      'zones, each since its instant',
      [zoneChange(2, 'Asia/Tokyo'), zoneChange(3, 'Asia/Tokyo'), zoneChange(4, 'UTC')],
      {
        zones: [
          { at: on(1), timezone: 'UTC' },
          { at: on(2), timezone: 'Asia/Tokyo' },
          { at: on(4), timezone: 'UTC' },
        ],
        lastAt: on(4),
      },
    ],
    [
      'switches of the cover in the order of their instants',
      [
        { kind: 'autoRestCoverSwitched', at: on(2), on: false },
        { kind: 'autoRestCoverSwitched', at: on(3), on: true },
      ],
      {
        coverSwitches: [
          { at: on(2), on: false },
          { at: on(3), on: true },
        ],
        // The start of the run, because a switch is not about a run.
        lastAt: on(1),
      },
    ],
    [
      'badges since they were first earned, in the order of the badge list at one instant',
      [
        badgeEarned(3, 'early_bird'),
        badgeEarned(5, 'night_owl'),
        badgeEarned(3, 'night_owl'),
        badgeEarned(1, 'comeback'),
      ],
      {
        badges: [
          { id: 'comeback', at: 1 },
          { id: 'early_bird', at: 3 },
          { id: 'night_owl', at: 3 },
        ],
      },
    ],
    [
      'rest days that were not taken back, by date and by run',
      [
        restDay(on(3), '2025-01-03'),
        restDay(on(3, 13), '2025-01-03', 'TakenBack'),
        restDay(on(5), '2025-01-05'),
        restart,
        restDay(on(5, 15), '2025-01-05'),
        restDay(on(5, 16), '2025-01-04'),
      ],
      {
        rests: [
          { run: 1, date: '2025-01-04' },
          { run: 0, date: '2025-01-05' },
          { run: 1, date: '2025-01-05' },
        ],
      },
    ],
    [
      'the latest rating of each date, the harder one at one instant',
      [
        rating(on(3), '2025-01-03', 5),
        rating(on(4), '2025-01-03', 2),
        rating(on(4), '2025-01-03', 3),
        rating(on(5), '2025-01-02', 1),
      ],
      {
        ratings: [
          { date: '2025-01-02', at: on(5), effort: 1 },
          { date: '2025-01-03', at: on(4), effort: 3 },
        ],
      },
    ],
    [
      'premium dates of an import and the instant of the latest import',
      [
        importedDates(2, '2024-01-01', '2024-01-03'),
        importedDates(3, '2024-02-01', '2024-02-03'),
        { kind: 'logImported', at: on(2) },
        { kind: 'logImported', at: on(3) },
      ],
      {
        importedAt: on(3),
        importedPremiumDates: [
          importedDates(2, '2024-01-01', '2024-01-03'),
          importedDates(3, '2024-02-01', '2024-02-03'),
        ],
      },
    ],
  ] as const satisfies [string, Fact[], object][])('%s', (_what, facts, expected) => {
    const log = [start, ...facts];
    expect(fold(log)).toMatchObject(expected);
    expect(fold([...log].reverse())).toEqual(fold(log));
    expect(fold([...log, ...log])).toEqual(fold(log));
  });

  test('no optional fields if no fact has them', () => {
    const { version: _, ...snapshot } = fold([start]);
    expect(Object.keys(snapshot).sort()).toEqual(
      ['badges', 'coverSwitches', 'days', 'lastAt', 'premium', 'rests', 'runs', 'settled', 'zones'].sort(),
    );
    // `deeds` is the stored key of the badge counters.
    expect(Object.keys(snapshot.settled).sort()).toEqual(['chains', 'deeds', 'longestStreak', 'totals']);
  });
});

import { describe, expect, it } from 'vitest';
import { type PersonaName, personas } from './personas';

describe('The persona', () => {
  it.each<[PersonaName, Record<string, unknown>]>([
    ['day 1', { dayNumber: 1, streak: 0, totalReps: 0 }],
    ['day 57 with rests', { dayNumber: 57, streak: 23, restDaysUsed: 2, season: 1 }],
    ['day 100', { dayNumber: 100, finished: true, streak: 100 }],
    ['season 2', { season: 2, centuryClubDay: 13, currentDay: 100, path: 'strength', streak: 112 }],
    ['premium', { dayNumber: 34, streak: 33, isPremium: true, restDaysLeft: null, restDaysUsed: 4 }],
    ['lapsed', { isPremium: false, streak: 0, longestStreak: 20, dayNumber: 21 }],
    ['traveller', { timezone: 'Pacific/Auckland', streak: 10, restDaysUsed: 0 }],
  ])('%s matches its name', (name, expected) => {
    expect(personas[name]().state).toMatchObject(expected);
  });
});

import { daysBetween } from '../../days/civil-date';
import { shortestRange, simulatePaths } from '../ahead/forecast';
import type { InventedPerson } from './invented-people';

/** Few paths for each person, because the test is about the ranges, not the dates. */
const pathsOfPerson = 300;

/** Of a hundred people, how many finish within the ranges forecast after so many dates. */
export interface RangeCoverage {
  /** The shown range, which contains 8 of 10. */
  likely: number;
  /** The range that contains one of two. */
  even: number;
}

/** Forecasts the finish of each person after a number of dates, and compares it with the real one. */
export function coverageAfter(dates: number, people: readonly InventedPerson[]): RangeCoverage {
  const forecasts = people.flatMap(({ openedAt, dates: allDates }) => {
    const next = allDates[dates];
    if (!next) return [];
    const dueDates = allDates.slice(0, dates);
    const daysLeft = 100 - dueDates.filter(({ completed }) => completed).length;
    const run = {
      openedAt,
      today: next.date,
      from: next.date,
      dueDates,
      daysLeft,
      offWeekdays: [],
      offFrom: next.date,
      offUntil: null,
    };
    const { offsets } = simulatePaths(run, pathsOfPerson);
    const finish = daysBetween(next.date, allDates.at(-1)!.date);
    const isInRange = (share: number) => {
      const { from, to } = shortestRange(offsets, share);
      return from <= finish && finish <= to;
    };
    return [{ likely: isInRange(0.8), even: isInRange(0.5) }];
  });
  const percentOf = (count: number) => Math.round((100 * count) / forecasts.length);
  return {
    likely: percentOf(forecasts.filter(({ likely }) => likely).length),
    even: percentOf(forecasts.filter(({ even }) => even).length),
  };
}

import { daysBetween } from '../../days/civil-date';
import { shortestRange, walkAhead } from '../forecast';
import type { InventedPerson } from './invented-people';

/** Few paths for each person: it is their ranges that are tried, not their dates. */
const paths = 300;

/** Of a hundred people, whose true finish lies in the ranges that were foretold after so many dates. */
export interface Held {
  /** The range that is told: 8 times in 10. */
  likely: number;
  /** One time in two. */
  even: number;
}

export function heldAfter(dates: number, people: readonly InventedPerson[]): Held {
  const held = people.flatMap(({ openedAt, dates: all }) => {
    const next = all[dates];
    if (!next) return [];
    const asked = all.slice(0, dates);
    const daysLeft = 100 - asked.filter(({ completed }) => completed).length;
    const run = {
      openedAt,
      today: next.date,
      from: next.date,
      asked,
      daysLeft,
      offWeekdays: [],
      offFrom: next.date,
      offUntil: null,
    };
    const { offsets } = walkAhead(run, paths);
    const truth = daysBetween(next.date, all.at(-1)!.date);
    const holds = (share: number) => {
      const { from, to } = shortestRange(offsets, share);
      return from <= truth && truth <= to;
    };
    return [{ likely: holds(0.8), even: holds(0.5) }];
  });
  const shareOf = (count: number) => Math.round((100 * count) / held.length);
  return {
    likely: shareOf(held.filter(({ likely }) => likely).length),
    even: shareOf(held.filter(({ even }) => even).length),
  };
}

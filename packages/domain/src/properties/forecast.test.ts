import { describe, expect, it } from 'vitest';
import { daysBetween } from '../days/civil-date';
import { driftOf, shortestRange, walkAhead } from '../insights/forecast';
import { type InventedPerson, inventPeople } from '../insights/testing/invented-people';
import { effort, patience } from './effort';

/**
 * A thousand with the many histories of `npm run test:deep`, and never so few that their shares are chance. Few paths
 * each: it is their ranges that are tried.
 */
const peopleOfAKind = Math.min(1_000, Math.max(125, effort.numRuns / 2));
const paths = 300;

/** How often the true finish lies in the range that was foretold after so many dates. */
function heldAfter(dates: number, people: readonly InventedPerson[]): { likely: number; even: number } {
  const held = people.flatMap(({ openedAt, dates: all }) => {
    const next = all[dates];
    if (!next) return [];
    const asked = all.slice(0, dates);
    const daysLeft = 100 - asked.filter(({ completed }) => completed).length;
    const run = { openedAt, today: next.date, from: next.date, asked, daysLeft, offWeekdays: [] };
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

describe('the finish date foretold', () => {
  it.each(['steady', 'weekday pattern', 'one miss leads to more'] as const)(
    'is right about as often as it says, of people of the kind: %s',
    (kind) => {
      const people = inventPeople(kind, peopleOfAKind);
      for (const dates of [14, 28, 50]) {
        const { likely, even } = heldAfter(dates, people);
        expect(likely, `8 times in 10, after ${dates} dates`).toBeGreaterThanOrEqual(76);
        expect(likely, `8 times in 10, after ${dates} dates`).toBeLessThanOrEqual(94);
        expect(even, `one time in two, after ${dates} dates`).toBeGreaterThanOrEqual(42);
        expect(even, `one time in two, after ${dates} dates`).toBeLessThanOrEqual(68);
      }
    },
    patience,
  );

  it('says that a rhythm changes, of those whose habit fades more often than of the steady', () => {
    const looks = (kind: 'steady' | 'habit fading') =>
      inventPeople(kind, peopleOfAKind)
        .filter(({ dates }) => dates.length > 50)
        .map(({ dates }) => driftOf(dates.slice(0, 50)) !== null);
    const shareOf = (said: boolean[]) => said.filter(Boolean).length / said.length;
    expect(shareOf(looks('steady'))).toBeLessThanOrEqual(0.1);
    expect(shareOf(looks('habit fading'))).toBeGreaterThanOrEqual(0.3);
  });
});

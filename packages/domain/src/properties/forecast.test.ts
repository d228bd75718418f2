import { describe, expect, it } from 'vitest';
import { driftOf } from '../insights/ahead/forecast';
import { datesOfStreak, staysAlive, survivalShare } from '../insights/ahead/streak-ahead';
import { inventPeople, type KindOfPeople } from '../insights/testing/invented-people';
import { coverageAfter } from '../insights/testing/range-coverage';
import { longTimeout, runOptions } from './run-options';

/** A thousand with the many histories of `npm run test:deep`, and always enough to exclude chance. */
const peopleOfAKind = Math.min(1_000, Math.max(125, runOptions.numRuns / 2));

describe('The forecast finish date', () => {
  it.each(['steady', 'weekday pattern', 'one miss leads to more'] as const)(
    'is right about as often as it claims, for people of the kind: %s',
    (kind) => {
      const people = inventPeople(kind, peopleOfAKind);
      for (const dates of [14, 28, 50]) {
        const { likely, even } = coverageAfter(dates, people);
        expect(likely, `8 times in 10, after ${dates} dates`).toBeGreaterThanOrEqual(76);
        expect(likely, `8 times in 10, after ${dates} dates`).toBeLessThanOrEqual(94);
        expect(even, `one time in two, after ${dates} dates`).toBeGreaterThanOrEqual(42);
        expect(even, `one time in two, after ${dates} dates`).toBeLessThanOrEqual(68);
      }
    },
    longTimeout,
  );

  it('reports a changing rhythm more often for people whose habit fades than for steady ones', () => {
    const looks = (kind: 'steady' | 'habit fading') =>
      inventPeople(kind, peopleOfAKind)
        .filter(({ dates }) => dates.length > 50)
        .map(({ dates }) => driftOf(dates.slice(0, 50)) !== null);
    const shareOf = (said: boolean[]) => said.filter(Boolean).length / said.length;
    expect(shareOf(looks('steady'))).toBeLessThanOrEqual(0.1);
    expect(shareOf(looks('habit fading'))).toBeGreaterThanOrEqual(0.3);
  });
});

/** Enough that a bin of them says more than chance. */
const peopleWithStreaks = 600;

/** For people with three rest days: the forecast of their next 30 dates, and the outcome. */
function streaksForetold(kind: KindOfPeople) {
  const protection = { isCovered: true, restShare: 0, gap: 0, costsFrom: 0, restsLeft: 3 };
  return inventPeople(kind, peopleWithStreaks).flatMap(({ openedAt, dates: all }) =>
    [28, 50].flatMap((dates) => {
      const [dueDates, ahead] = [all.slice(0, dates), all.slice(dates, dates + datesOfStreak)];
      const next = ahead[0];
      if (!next || ahead.length < datesOfStreak || !dueDates.at(-1)?.completed) return [];
      const run = {
        openedAt,
        today: next.date,
        from: next.date,
        dueDates,
        daysLeft: 100,
        offWeekdays: [],
        offFrom: next.date,
        offUntil: null,
      };
      const came = ahead.map(({ completed }) => (completed ? 'done' : 'missed'));
      return [{ said: survivalShare(run, protection, 100), alive: staysAlive(came, protection) ? 1 : 0 }];
    }),
  );
}

describe('The forecast survival of a streak', () => {
  const kinds = ['steady', 'weekday pattern', 'one miss leads to more'] as const;

  it(
    'is calibrated, and says more than the average',
    () => {
      const all = kinds.flatMap(streaksForetold);
      const mean = (values: readonly number[]) =>
        values.reduce((sum, value) => sum + value, 0) / values.length;
      for (let bin = 0; bin < 5; bin++) {
        const inBin = all.filter(({ said }) => Math.min(4, Math.floor(5 * said)) === bin);
        if (inBin.length < 50) continue;
        const difference = mean(inBin.map(({ said }) => said)) - mean(inBin.map(({ alive }) => alive));
        expect(Math.abs(difference), `of ${inBin.length} said about ${bin + 1} fifths`).toBeLessThanOrEqual(
          0.15,
        );
      }
      const average = mean(all.map(({ alive }) => alive));
      const brier = mean(all.map(({ said, alive }) => (said - alive) ** 2));
      expect(brier).toBeLessThan(mean(all.map(({ alive }) => (average - alive) ** 2)));
    },
    longTimeout,
  );
});

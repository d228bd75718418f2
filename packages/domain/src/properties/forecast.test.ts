import { describe, expect, it } from 'vitest';
import { driftOf } from '../insights/ahead/forecast';
import { datesOfStreak, staysAlive, survivalShare } from '../insights/ahead/streak-ahead';
import { inventPeople, type KindOfPeople } from '../insights/testing/invented-people';
import { coverageAfter } from '../insights/testing/range-coverage';
import { longTimeout, runOptions } from './run-options';

/** A thousand with the many histories of `npm run test:deep`, and always enough to exclude chance. */
const peopleOfAKind = Math.min(1_000, Math.max(125, runOptions.numRuns / 2));

/** How many of 100 finish dates a range has to contain, with some room for chance and for habits unlike the model. */
const inLikelyRange = { least: 76, most: 94 };
const inEvenRange = { least: 42, most: 68 };

describe('The forecast finish date', () => {
  it.each(['steady', 'weekday pattern', 'one miss leads to more'] as const)(
    'is right about as often as it claims, for people of the kind: %s',
    (kind) => {
      const people = inventPeople(kind, peopleOfAKind);
      for (const dates of [14, 28, 50]) {
        const { likely, even } = coverageAfter(dates, people);
        expect(likely, `8 times in 10, after ${dates} dates`).toBeGreaterThanOrEqual(inLikelyRange.least);
        expect(likely, `8 times in 10, after ${dates} dates`).toBeLessThanOrEqual(inLikelyRange.most);
        expect(even, `one time in two, after ${dates} dates`).toBeGreaterThanOrEqual(inEvenRange.least);
        expect(even, `one time in two, after ${dates} dates`).toBeLessThanOrEqual(inEvenRange.most);
      }
    },
    longTimeout,
  );

  it('reports a changing rhythm more often for people whose habit fades than for steady ones', () => {
    const shareWithDrift = (kind: 'steady' | 'habit fading') => {
      const people = inventPeople(kind, peopleOfAKind).filter(({ dates }) => dates.length > 50);
      return people.filter(({ dates }) => driftOf(dates.slice(0, 50)) !== null).length / people.length;
    };
    expect(shareWithDrift('steady')).toBeLessThanOrEqual(0.1);
    expect(shareWithDrift('habit fading')).toBeGreaterThanOrEqual(0.3);
  });
});

/** Enough that a bin of them says more than chance. */
const peopleWithStreaks = 600;
const fewestInBin = 50;
const pathsOfForecast = 100;
/** Between the mean forecast of a bin and the share of streaks that survived. */
const mostDifference = 0.15;

/** For people with three rest days: the forecast chance that their streak survives the next 30 dates, and the outcome. */
function streakForecasts(kind: KindOfPeople) {
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
      const outcomes = ahead.map(({ completed }) => (completed ? 'done' : 'missed'));
      const survived = staysAlive(outcomes, protection) ? 1 : 0;
      return [{ chance: survivalShare(run, protection, pathsOfForecast), survived }];
    }),
  );
}

describe('The forecast survival of a streak', () => {
  const kinds = ['steady', 'weekday pattern', 'one miss leads to more'] as const;

  it(
    'is calibrated, and says more than the average',
    () => {
      const allForecasts = kinds.flatMap(streakForecasts);
      const mean = (values: readonly number[]) =>
        values.reduce((sum, value) => sum + value, 0) / values.length;
      for (let bin = 0; bin < 5; bin++) {
        const inBin = allForecasts.filter(({ chance }) => Math.min(4, Math.floor(5 * chance)) === bin);
        if (inBin.length < fewestInBin) continue;
        const difference =
          mean(inBin.map(({ chance }) => chance)) - mean(inBin.map(({ survived }) => survived));
        const what = `${inBin.length} forecasts between ${bin} and ${bin + 1} fifths`;
        expect(Math.abs(difference), what).toBeLessThanOrEqual(mostDifference);
      }
      const average = mean(allForecasts.map(({ survived }) => survived));
      const brierScore = mean(allForecasts.map(({ chance, survived }) => (chance - survived) ** 2));
      expect(brierScore).toBeLessThan(mean(allForecasts.map(({ survived }) => (average - survived) ** 2)));
    },
    longTimeout,
  );
});

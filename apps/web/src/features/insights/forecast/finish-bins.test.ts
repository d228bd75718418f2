import { addDays } from '@hundred/domain/days/civil-date';
import { expect, it } from 'vitest';
import { finishBins } from './finish-bins';

/** Dates that lie this many days after the first one. */
const dates = (offsets: readonly number[]) => offsets.map((offset) => addDays('2026-01-10', offset));
const sumOf = ({ bins, later }: ReturnType<typeof finishBins>) =>
  later + bins.reduce((sum, { likely, others }) => sum + likely + others, 0);

it('The bins contain each of a hundred dates once, split into likely and other ones', () => {
  const finishes = dates([...Array(60).fill(0), ...Array(30).fill(3), ...Array(6).fill(9), 40, 41, 42, 90]);
  const result = finishBins(finishes, { from: '2026-01-10', to: '2026-01-13' });
  expect(sumOf(result)).toBe(100);
  expect(result.bins[0]).toEqual({ from: '2026-01-10', to: '2026-01-10', likely: 60, others: 0 });
  expect(result.bins[9]).toEqual({ from: '2026-01-19', to: '2026-01-19', likely: 0, others: 6 });
  // The dates 40, 41, 42 and 90 days after the first one.
  expect(result.later).toBe(4);
});

/** As many as the chart has room for. */
const mostBins = 23;

it('The bins join the dates of a week if single dates would not fit side by side', () => {
  const result = finishBins(dates(Array.from({ length: 100 }, (_, index) => index)), {
    from: '2026-01-10',
    to: '2026-03-30',
  });
  expect(result.bins.length).toBeLessThanOrEqual(mostBins);
  expect(result.bins[0]!.to).toBe('2026-01-16');
  expect(sumOf(result)).toBe(100);
});

it('The bins are a single column if the date is certain', () => {
  const result = finishBins(dates(Array(100).fill(0)), { from: '2026-01-10', to: '2026-01-10' });
  expect(result).toEqual({
    bins: [{ from: '2026-01-10', to: '2026-01-10', likely: 100, others: 0 }],
    later: 0,
  });
});

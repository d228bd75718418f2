import type { DailyPoint } from '@hundred/domain/statistics/daily-series';
import type { BreakdownPart } from '@hundred/domain/statistics/exercise-breakdown';
import type { RadarMetric } from '@hundred/domain/statistics/radar-metrics';
import type { WeekGroup } from '@hundred/domain/statistics/weekly-groups';
import { formatDate, formatNumber, formatPercent } from '../../platform/format/format';
import type { ChartTable, Series } from '../../ui/charts/chart-frame';

/** The signs of each chart's series, and the figures behind it. */

const dailySigns: readonly Series[] = [
  { name: 'Target Reps', sign: 'dashes', color: 'var(--color-ink-3)' },
  { name: 'Completed', sign: 'line', color: 'var(--color-done)' },
];
const todaySign: Series = { name: 'Today', sign: 'ring', color: 'var(--color-done)' };

export const dailySeriesSigns = (points: readonly DailyPoint[]): readonly Series[] =>
  points.some(({ isOpen }) => isOpen) ? [...dailySigns, todaySign] : dailySigns;

export const weeklySeriesSigns: readonly Series[] = [
  { name: 'Days Completed', sign: 'cell', color: 'var(--color-done)' },
  { name: 'Total Reps', sign: 'outline', color: 'var(--color-ink-2)' },
];

export const exerciseColors = {
  pushups: 'var(--color-ink)',
  situps: 'var(--color-done)',
  jumpingJacks: 'var(--color-ink-2)',
} as const;

/** The third is an outline, as in the chart, so that colour is not the only difference. */
export const exerciseSigns = { pushups: 'cell', situps: 'cell', jumpingJacks: 'outline' } as const;

export const dailyTable = (points: readonly DailyPoint[]): ChartTable => ({
  columns: ['Date', 'Day', 'Target Reps', 'Completed'],
  rows: points.map(({ date, label, target, completed }) => [
    formatDate(date),
    label,
    formatNumber(target),
    completed === null ? '–' : formatNumber(completed),
  ]),
});

export const breakdownTable = (
  parts: readonly BreakdownPart[],
  names: Readonly<Record<BreakdownPart['exercise'], string>>,
): ChartTable => ({
  columns: ['Exercise', 'Reps at the target', 'Share'],
  rows: parts.map(({ exercise, reps, share }) => [names[exercise], formatNumber(reps), formatPercent(share)]),
});

export const radarTable = (metrics: readonly RadarMetric[]): ChartTable => ({
  columns: ['Metric', 'Out of 100'],
  rows: metrics.map(({ name, value }) => [name, formatNumber(value)]),
});

export const weeklyTable = (weeks: readonly WeekGroup[]): ChartTable => ({
  columns: ['Week', 'Days Completed', 'Total Reps', 'Of seven days'],
  rows: weeks.map(({ label, daysCompleted, totalReps, percentage }) => [
    label,
    formatNumber(daysCompleted),
    formatNumber(totalReps),
    formatPercent(percentage),
  ]),
});

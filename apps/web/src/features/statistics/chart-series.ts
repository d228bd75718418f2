import type { DailyPoint } from '@hundred/domain/statistics/daily-series';
import type { BreakdownPart } from '@hundred/domain/statistics/exercise-breakdown';
import type { RadarMetric } from '@hundred/domain/statistics/radar-metrics';
import type { WeekGroup } from '@hundred/domain/statistics/weekly-groups';
import { formatDate, formatNumber, formatPercent } from '../../platform/format/format';
import type { ChartTable, Series } from '../../ui/charts/chart-frame';
import { text } from './text';

/** The legend of the daily chart. Today has a sign of its own while it is open. */
export function dailySeriesSigns(points: readonly DailyPoint[]): readonly Series[] {
  const signs: Series[] = [
    { name: text.targetReps, sign: 'dashes', color: 'var(--color-ink-3)' },
    { name: text.completed, sign: 'line', color: 'var(--color-done)' },
  ];
  const today: Series = { name: text.today, sign: 'ring', color: 'var(--color-done)' };
  return points.some(({ isOpen }) => isOpen) ? [...signs, today] : signs;
}

export const weeklySeriesSigns = (): readonly Series[] => [
  { name: text.daysCompleted, sign: 'cell', color: 'var(--color-done)' },
  { name: text.totalReps, sign: 'outline', color: 'var(--color-ink-2)' },
];

export const exerciseColors = {
  pushups: 'var(--color-ink)',
  situps: 'var(--color-done)',
  jumpingJacks: 'var(--color-ink-2)',
} as const;

/** The third is an outline, as in the chart, so that color is not the only difference. */
export const exerciseSigns = { pushups: 'cell', situps: 'cell', jumpingJacks: 'outline' } as const;

export const dailyTable = (points: readonly DailyPoint[]): ChartTable => ({
  columns: [text.columns.date, text.columns.day, text.targetReps, text.completed],
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
  columns: [text.columns.exercise, text.columns.repsAtTarget, text.columns.share],
  rows: parts.map(({ exercise, reps, share }) => [names[exercise], formatNumber(reps), formatPercent(share)]),
});

export const radarTable = (metrics: readonly RadarMetric[]): ChartTable => ({
  columns: [text.columns.metric, text.columns.outOf100, text.columns.fullMetric],
  rows: metrics.map(({ name, value }) => [text.metrics[name], formatNumber(value), text.fullMetrics[name]]),
});

export const weeklyTable = (weeks: readonly WeekGroup[]): ChartTable => ({
  columns: [text.columns.week, text.daysCompleted, text.totalReps, text.columns.ofSevenDays],
  rows: weeks.map(({ week, daysCompleted, totalReps, percentage }) => [
    text.week({ week }),
    formatNumber(daysCompleted),
    formatNumber(totalReps),
    formatPercent(percentage),
  ]),
});

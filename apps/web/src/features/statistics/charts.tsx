import { type DailyPoint, dayTicks } from '@hundred/domain/statistics/daily-series';
import type { BreakdownPart } from '@hundred/domain/statistics/exercise-breakdown';
import type { RadarMetric } from '@hundred/domain/statistics/radar-metrics';
import type { WeekGroup } from '@hundred/domain/statistics/weekly-groups';
import type { ReactElement } from 'react';
import {
  Bar,
  BarChart,
  CartesianGrid,
  Cell,
  Line,
  LineChart,
  Pie,
  PieChart,
  PolarAngleAxis,
  PolarGrid,
  PolarRadiusAxis,
  Radar,
  RadarChart,
  ReferenceDot,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from 'recharts';
import { formatNumber } from '../../platform/format/format';
import { exerciseColors } from './chart-series';
import { text } from './text';

// The large charts. They are in a file of their own, because recharts is loaded after the page.

const tick = { fill: 'var(--color-ink-3)', fontSize: 12, fontWeight: 520 };
const axisStroke = { stroke: 'var(--color-line)' };
const notAnimated = { isAnimationActive: false } as const;

/** A drawing of recharts. Its keyboard support (`accessibilityLayer`) is off: the frame has a summary and a table. */
function Picture({ children }: { children: ReactElement }) {
  return (
    <ResponsiveContainer width="100%" height="100%" minWidth={0}>
      {children}
    </ResponsiveContainer>
  );
}

const repsAxis = {
  tick,
  tickFormatter: formatNumber,
  axisLine: false,
  tickLine: false,
  width: 44,
  allowDecimals: false,
} as const;

/**
 * The completed reps of each day as a line, their target as a dashed one. Today is a ring at its target until it is
 * complete, because the line would fall to reps that are not final.
 */
export function DailyChart({ points }: { points: readonly DailyPoint[] }) {
  const labels = new Map(points.map(({ date, label }) => [date, label]));
  const openPoint = points.find(({ isOpen }) => isOpen);
  return (
    <Picture>
      <LineChart
        data={[...points]}
        margin={{ top: 8, right: 24, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="var(--color-line)" />
        <XAxis
          dataKey="date"
          ticks={dayTicks(points)}
          tickFormatter={(date: string) => labels.get(date) ?? ''}
          tick={tick}
          axisLine={axisStroke}
          tickLine={false}
          interval={0}
        />
        <YAxis {...repsAxis} />
        <Line
          {...notAnimated}
          dataKey="target"
          stroke="var(--color-ink-3)"
          strokeWidth={2}
          strokeDasharray="5 4"
          // A single point makes no line, so it is drawn as a dot.
          dot={points.length === 1 && { r: 4, fill: 'var(--color-ink-3)', strokeWidth: 0 }}
        />
        <Line
          {...notAnimated}
          dataKey={({ completed, isOpen }: DailyPoint) => (isOpen ? null : completed)}
          connectNulls
          stroke="var(--color-done)"
          strokeWidth={2.5}
          // Many dots are smaller, so that they do not touch.
          dot={{ r: points.length > 20 ? 2 : 3, fill: 'var(--color-done)', strokeWidth: 0 }}
        />
        {openPoint && (
          <ReferenceDot
            x={openPoint.date}
            y={openPoint.target}
            r={5}
            fill="var(--color-surface)"
            stroke="var(--color-done)"
            strokeWidth={2.5}
          />
        )}
      </LineChart>
    </Picture>
  );
}

const exerciseFills = {
  pushups: { fill: exerciseColors.pushups, stroke: 'none' },
  situps: { fill: exerciseColors.situps, stroke: 'none' },
  jumpingJacks: { fill: 'var(--color-sunk)', stroke: exerciseColors.jumpingJacks, strokeWidth: 2 },
} as const;

/** The shares of the exercises as a ring. */
export function BreakdownChart({ parts }: { parts: readonly BreakdownPart[] }) {
  const doneParts = parts.filter(({ reps }) => reps > 0);
  return (
    <Picture>
      <PieChart accessibilityLayer={false}>
        <Pie
          {...notAnimated}
          data={[...doneParts]}
          dataKey="reps"
          innerRadius="58%"
          outerRadius="92%"
          // Clockwise from the top.
          startAngle={90}
          endAngle={-270}
          paddingAngle={2}
        >
          {doneParts.map(({ exercise }) => (
            <Cell key={exercise} {...exerciseFills[exercise]} />
          ))}
        </Pie>
      </PieChart>
    </Picture>
  );
}

/** The metrics, each from 0 to 100, as the corners of a polygon. */
export function MetricsChart({ metrics }: { metrics: readonly RadarMetric[] }) {
  return (
    <Picture>
      <RadarChart
        data={metrics.map(({ name, value }) => ({ name: text.metrics[name], value }))}
        outerRadius="68%"
        accessibilityLayer={false}
      >
        <PolarGrid stroke="var(--color-line)" />
        <PolarAngleAxis dataKey="name" tick={{ ...tick, fill: 'var(--color-ink-2)' }} />
        <PolarRadiusAxis domain={[0, 100]} tick={false} axisLine={false} />
        <Radar
          {...notAnimated}
          dataKey="value"
          stroke="var(--color-done)"
          strokeWidth={2.5}
          fill="var(--color-done)"
          fillOpacity={0.22}
          dot={{ r: 3, fill: 'var(--color-done)', fillOpacity: 1 }}
        />
      </RadarChart>
    </Picture>
  );
}

/** The completed days and the reps of each week, on two axes. */
export function WeeklyChart({ weeks }: { weeks: readonly WeekGroup[] }) {
  return (
    <Picture>
      <BarChart
        data={[...weeks]}
        margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
        barGap={2}
        maxBarSize={36}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="var(--color-line)" />
        <XAxis
          dataKey="week"
          tickFormatter={(week: number) => text.shortWeek({ week })}
          tick={tick}
          axisLine={axisStroke}
          tickLine={false}
          interval={0}
        />
        <YAxis
          yAxisId="days"
          domain={[0, 7]}
          ticks={[0, 1, 2, 3, 4, 5, 6, 7]}
          tick={tick}
          axisLine={false}
          tickLine={false}
          width={20}
        />
        <YAxis yAxisId="reps" orientation="right" {...repsAxis} />
        <Bar
          {...notAnimated}
          yAxisId="days"
          dataKey="daysCompleted"
          fill="var(--color-done)"
          radius={[4, 4, 0, 0]}
        />
        <Bar
          {...notAnimated}
          yAxisId="reps"
          dataKey="totalReps"
          fill="var(--color-sunk)"
          stroke="var(--color-ink-2)"
          strokeWidth={1.5}
          radius={[4, 4, 0, 0]}
        />
      </BarChart>
    </Picture>
  );
}

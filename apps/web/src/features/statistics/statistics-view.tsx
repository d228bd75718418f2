import { type ExerciseId, exerciseIds, programLength } from '@hundred/domain/days/exercises';
import {
  breakdownSummary,
  dailySummary,
  radarSummary,
  weeklySummary,
} from '@hundred/domain/statistics/chart-summaries';
import { dailySeries } from '@hundred/domain/statistics/daily-series';
import { exerciseBreakdown } from '@hundred/domain/statistics/exercise-breakdown';
import { radarMetrics } from '@hundred/domain/statistics/radar-metrics';
import { weeklyGroups } from '@hundred/domain/statistics/weekly-groups';
import { lazy } from 'react';
import type { ProgressHistory, Stats } from '../../challenge/views';
import { formatNumber, languageOfBrowser } from '../../platform/format/format';
import { ChartFrame } from '../../ui/charts/chart-frame';
import { StatStrip, StatTile } from '../../ui/charts/stat-tile';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton';
import { ChartPicture } from './chart-picture';
import {
  breakdownTable,
  dailySeriesSigns,
  dailyTable,
  exerciseColors,
  exerciseSigns,
  radarTable,
  weeklySeriesSigns,
  weeklyTable,
} from './chart-text';
import { PersonalBestsCard } from './personal-bests-card';

const charts = () => import('./charts');
const DailyChart = lazy(async () => ({ default: (await charts()).DailyChart }));
const BreakdownChart = lazy(async () => ({ default: (await charts()).BreakdownChart }));
const MetricsChart = lazy(async () => ({ default: (await charts()).MetricsChart }));
const WeeklyChart = lazy(async () => ({ default: (await charts()).WeeklyChart }));

type Props = {
  stats: Stats;
  history: ProgressHistory;
  /** The names of the three exercises; a Century Club path has its own. */
  names: Record<ExerciseId, string>;
};

export function StatisticsView({ stats: { user }, history: { history }, names }: Props) {
  const day = user.centuryClubDay ?? user.currentDay;
  const points = dailySeries(history);
  const parts = exerciseBreakdown(history);
  const weeks = weeklyGroups(history);
  const metrics = radarMetrics({ ...user, currentDay: day, history });
  return (
    <>
      <StatStrip label="Your numbers">
        <StatTile
          label={<TwoLines>Current Day</TwoLines>}
          value={formatNumber(day)}
          unit={`of ${programLength}`}
        />
        <StatTile label={<TwoLines>Current Streak</TwoLines>} value={formatNumber(user.currentStreak)} />
        <StatTile label={<TwoLines>Total Reps</TwoLines>} value={formatNumber(user.totalRepsCompleted)} />
        <StatTile label={<TwoLines>Badges Earned</TwoLines>} value={formatNumber(user.badges.length)} />
      </StatStrip>
      <PersonalBestsCard history={history} longestStreak={user.longestStreak} />
      <div className="mt-8 grid gap-4 *:min-w-0 desktop:grid-cols-2 desktop:gap-6">
        <ChartFrame
          title="Daily Progress (Last 30 Days)"
          summary={dailySummary(points, languageOfBrowser())}
          series={dailySeriesSigns(points)}
          table={dailyTable(points)}
        >
          <ChartPicture isEmpty={points.length === 0}>
            <DailyChart points={points} />
          </ChartPicture>
        </ChartFrame>
        <ChartFrame
          title="Exercise Breakdown"
          summary={breakdownSummary(parts, names, languageOfBrowser())}
          series={exerciseIds.map((id) => ({
            name: names[id],
            sign: exerciseSigns[id],
            color: exerciseColors[id],
          }))}
          table={breakdownTable(parts, names)}
        >
          <ChartPicture isEmpty={parts.every(({ reps }) => reps === 0)}>
            <BreakdownChart parts={parts} />
          </ChartPicture>
        </ChartFrame>
        <ChartFrame
          title="Performance Metrics"
          summary={radarSummary(metrics)}
          series={[]}
          table={radarTable(metrics)}
        >
          <ChartPicture isEmpty={false}>
            <MetricsChart metrics={metrics} />
          </ChartPicture>
        </ChartFrame>
        <ChartFrame
          title="Weekly Performance"
          summary={weeklySummary(weeks, languageOfBrowser())}
          series={weeklySeriesSigns}
          table={weeklyTable(weeks)}
        >
          <ChartPicture isEmpty={weeks.length === 0}>
            <WeeklyChart weeks={weeks} />
          </ChartPicture>
        </ChartFrame>
      </div>
    </>
  );
}

/** On phones every label takes two lines, because the longest one does, so that the figures below are level. */
const TwoLines = ({ children }: { children: string }) => (
  <span className="max-tablet:block max-tablet:w-min">{children}</span>
);

export function StatisticsSkeleton() {
  return (
    <SkeletonGroup label="Loading your statistics">
      <Skeleton className="h-16 tablet:my-8 tablet:h-20" />
      <div className="mt-8 grid gap-4 desktop:grid-cols-2 desktop:gap-6">
        {[1, 2, 3, 4].map((chart) => (
          <Skeleton key={chart} className="h-115 rounded-3" />
        ))}
      </div>
    </SkeletonGroup>
  );
}

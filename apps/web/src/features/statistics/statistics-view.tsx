import { type ExerciseId, exerciseIds } from '@hundred/domain/days/exercises';
import {
  breakdownSummary,
  dailySummary,
  radarSummary,
  weeklySummary,
} from '@hundred/domain/statistics/chart-summaries';
import { dailySeries } from '@hundred/domain/statistics/daily-series';
import { exerciseBreakdown } from '@hundred/domain/statistics/exercise-breakdown';
import { radarMetrics } from '@hundred/domain/statistics/radar-metrics';
import { runStory } from '@hundred/domain/statistics/run-story';
import { weeklyGroups } from '@hundred/domain/statistics/weekly-groups';
import { lazy, useState } from 'react';
import type { ProgressHistory, Stats } from '../../challenge/views';
import { languageOfBrowser } from '../../platform/format/format';
import { BelowFold } from '../../ui/below-fold';
import { ChartFrame } from '../../ui/charts/chart-frame';
import { lazyDialog } from '../../ui/feedback/lazy-part';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton';
import { BottomFigures } from './bottom-figures';
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
} from './chart-series';
import { PersonalBestsCard } from './personal-bests-card';
import { BreakdownPanel, MetricsPanel, WeeklyPanel } from './small-panels';
import { StoryPart } from './story-part';
import { text } from './text';

const loadCharts = () => import('./charts');
const DailyChart = lazy(async () => ({ default: (await loadCharts()).DailyChart }));
const BreakdownChart = lazy(async () => ({ default: (await loadCharts()).BreakdownChart }));
const MetricsChart = lazy(async () => ({ default: (await loadCharts()).MetricsChart }));
const WeeklyChart = lazy(async () => ({ default: (await loadCharts()).WeeklyChart }));
const LargeChart = lazyDialog(() => import('./large-chart'));

/** A small chart that can be opened. */
type ChartName = 'breakdown' | 'metrics' | 'weekly';

type Props = {
  stats: Stats;
  history: ProgressHistory;
  /** The names of the three exercises; a Century Club path has its own. */
  names: Record<ExerciseId, string>;
  /** The sum of the three targets of a day to come. */
  targetOn: (day: number) => number;
  today: string;
};

/** The story of the run, the personal bests, and the charts. A small chart opens large. */
export function StatisticsView({ stats, history: { history }, names, targetOn, today }: Props) {
  const { user } = stats;
  const [openChart, setOpenChart] = useState<ChartName>();
  const day = user.centuryClubDay ?? user.currentDay;
  const points = dailySeries(history);
  const parts = exerciseBreakdown(history);
  const weeks = weeklyGroups(history);
  const metrics = radarMetrics({ ...user, currentDay: day, history });
  return (
    <>
      <StoryPart story={runStory(history, targetOn)} today={today} />
      <PersonalBestsCard history={history} streak={user.currentStreak} longestStreak={user.longestStreak} />
      <BelowFold>
        <div className="mt-4 grid gap-3 *:min-w-0 tablet:grid-cols-2 tablet:gap-4 tablet:*:last:col-span-full wide:grid-cols-3 wide:*:last:col-span-1">
          <BreakdownPanel parts={parts} names={names} onOpen={() => setOpenChart('breakdown')} />
          <MetricsPanel metrics={metrics} onOpen={() => setOpenChart('metrics')} />
          <WeeklyPanel weeks={weeks} onOpen={() => setOpenChart('weekly')} />
        </div>
        <div className="mt-3 tablet:mt-4">
          <ChartFrame
            title={text.dailyProgress}
            summary={dailySummary(points, languageOfBrowser())}
            series={dailySeriesSigns(points)}
            table={dailyTable(points)}
          >
            <ChartPicture isEmpty={points.length === 0}>
              <DailyChart points={points} />
            </ChartPicture>
          </ChartFrame>
        </div>
        <BottomFigures user={user} />
      </BelowFold>
      {openChart && (
        <OpenChart
          chart={openChart}
          parts={parts}
          weeks={weeks}
          metrics={metrics}
          names={names}
          onClose={() => setOpenChart(undefined)}
        />
      )}
    </>
  );
}

type OpenChartProps = {
  chart: ChartName;
  parts: ReturnType<typeof exerciseBreakdown>;
  weeks: ReturnType<typeof weeklyGroups>;
  metrics: ReturnType<typeof radarMetrics>;
  names: Record<ExerciseId, string>;
  onClose: () => void;
};

/** One of the small charts in a large dialog. */
function OpenChart({ chart, parts, weeks, metrics, names, onClose }: OpenChartProps) {
  switch (chart) {
    case 'breakdown':
      return (
        <LargeChart
          title={text.exerciseBreakdown}
          summary={breakdownSummary(parts, names, languageOfBrowser())}
          series={exerciseIds.map((id) => ({
            name: names[id],
            sign: exerciseSigns[id],
            color: exerciseColors[id],
          }))}
          table={breakdownTable(parts, names)}
          isEmpty={parts.every(({ reps }) => reps === 0)}
          onClose={onClose}
        >
          <BreakdownChart parts={parts} />
        </LargeChart>
      );
    case 'metrics':
      return (
        <LargeChart
          title={text.performanceMetrics}
          summary={radarSummary(metrics)}
          series={[]}
          table={radarTable(metrics)}
          isEmpty={false}
          onClose={onClose}
        >
          <MetricsChart metrics={metrics} />
        </LargeChart>
      );
    case 'weekly':
      return (
        <LargeChart
          title={text.weeklyPerformance}
          summary={weeklySummary(weeks, languageOfBrowser())}
          series={weeklySeriesSigns()}
          table={weeklyTable(weeks)}
          isEmpty={weeks.length === 0}
          onClose={onClose}
        >
          <WeeklyChart weeks={weeks} />
        </LargeChart>
      );
  }
}

export function StatisticsSkeleton() {
  return (
    <SkeletonGroup label={text.loading}>
      <Skeleton className="mt-4 h-24 w-72 max-w-full" />
      <Skeleton className="mt-5 h-64 rounded-3" />
      <div className="mt-6 grid gap-4 tablet:grid-cols-2 tablet:*:last:col-span-full wide:grid-cols-3 wide:*:last:col-span-1">
        {[1, 2, 3].map((chart) => (
          <Skeleton key={chart} className="h-48 rounded-3" />
        ))}
      </div>
    </SkeletonGroup>
  );
}

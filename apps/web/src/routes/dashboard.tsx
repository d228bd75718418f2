import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Navigate } from 'react-router';
import { GoPremiumCard } from '../features/dashboard/go-premium-card';
import { RowCard, RowStrip, WholeGridCard } from '../features/dashboard/grid-cards';
import { hundredDays } from '../features/dashboard/hundred-days';
import { LoadFailure } from '../features/dashboard/load-failure';
import { QuickActions } from '../features/dashboard/quick-actions';
import { RecentAchievements } from '../features/dashboard/recent-achievements';
import { StatTiles } from '../features/dashboard/stat-tiles';
import { HowItWorksSheet } from '../features/guide/how-it-works-sheet';
import { TodayPanel } from '../features/today/today-panel';
import { ZoneQuestion } from '../features/zone/zone-question';
import { ApiError } from '../platform/api';
import { historyQuery, refreshChallenge, statsQuery, todayQuery } from '../platform/challenge-queries';
import { usePageTitle } from '../platform/page-title';
import { useApi } from '../platform/session';

export default function DashboardRoute() {
  usePageTitle('Today’s Challenge');
  const api = useApi();
  const queryClient = useQueryClient();
  const stats = useQuery(statsQuery(api));
  const today = useQuery(todayQuery(api));
  const history = useQuery(historyQuery(api));
  const [isSheetOpen, setSheetOpen] = useState(false);
  const days = useMemo(
    () => history.data && hundredDays(history.data.history, today.data),
    [history.data, today.data],
  );
  if (stats.error instanceof ApiError && stats.error.needsOnboarding)
    return <Navigate to="/onboarding" replace />;
  const hasFailed = stats.isError || history.isError;
  return (
    <>
      <div className="flow-root tablet:-mt-12 tablet:pb-4">
        <ZoneQuestion />
        {hasFailed && today.data && (
          <LoadFailure
            shownAsOf={stats.dataUpdatedAt}
            isRetrying={stats.isFetching || history.isFetching}
            onRetry={() => refreshChallenge(queryClient)}
          />
        )}
        {isShown(stats) && <StatTiles stats={stats.data} />}
      </div>
      <div className="grid items-start gap-8 max-tablet:mt-6 tablet:gap-12 wide:grid-cols-[minmax(0,1fr)_340px]">
        <div>
          {isShown(history) && <RowStrip days={days} />}
          <TodayPanel />
          {isShown(history) && <RowCard days={days} />}
        </div>
        <aside
          aria-label="Around the challenge"
          className="grid gap-4 tablet:max-wide:block tablet:max-wide:columns-2 tablet:max-wide:gap-6 tablet:max-wide:*:mb-6 tablet:max-wide:*:break-inside-avoid wide:gap-6"
        >
          {isShown(history) && <WholeGridCard days={days} onExplain={() => setSheetOpen(true)} />}
          <QuickActions />
          {isShown(stats) && <RecentAchievements achievements={stats.data?.achievements} />}
          {stats.data && !stats.data.user.isPremium && <GoPremiumCard />}
        </aside>
      </div>
      <HowItWorksSheet isOpen={isSheetOpen} onClose={() => setSheetOpen(false)} />
    </>
  );
}

/** A place is held while its answer may still come, and given up where there is none. */
const isShown = ({ data, isError }: { data: unknown; isError: boolean }) => data !== undefined || !isError;

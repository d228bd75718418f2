import { programLength } from '@hundred/domain/days/exercises';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { Navigate } from 'react-router';
import { optionsQuery } from '../features/century-club/options-query';
import { GoPremiumCard } from '../features/dashboard/go-premium-card';
import { RowCard, RowStrip, WholeGridCard } from '../features/dashboard/grid-cards';
import { hundredDays } from '../features/dashboard/hundred-days';
import { LoadFailure } from '../features/dashboard/load-failure';
import { QuickActions } from '../features/dashboard/quick-actions';
import { RecentAchievements } from '../features/dashboard/recent-achievements';
import { StatTiles } from '../features/dashboard/stat-tiles';
import { TodayPanel } from '../features/today/today-panel';
import { ZoneQuestion } from '../features/zone/zone-question';
import { ApiError } from '../platform/api';
import { historyQuery, refreshChallenge, statsQuery, todayQuery } from '../platform/challenge-queries';
import { usePageTitle } from '../platform/page-title';
import { useApi } from '../platform/session';
import { Button } from '../ui/button';
import { lazyDialog, lazyPart } from '../ui/lazy-part';
import { MissingPart } from '../ui/missing-part';
import { Skeleton } from '../ui/skeleton';

const PathChooser = lazyPart(() => import('../features/century-club/path-chooser'), {
  waiting: <Skeleton className="h-96" />,
  missing: <MissingPart what="The Century Club" headingLevel={1} />,
});
const MemberBanner = lazyPart(() => import('../features/century-club/member-banner'), {
  waiting: <Skeleton className="h-20 rounded-3 max-tablet:h-27" />,
});
const SeasonFinished = lazyPart(() => import('../features/century-club/season-finished'), {
  missing: <MissingPart what="What comes next" />,
});
const HowItWorksSheet = lazyDialog(() => import('../features/guide/how-it-works-sheet'));
const ResetDialog = lazyDialog(() => import('../features/runs/reset-dialog'));
const ShareDialog = lazyDialog(() => import('../features/share/share-dialog'));

type Overlay = 'guide' | 'restart' | 'share';

export default function DashboardRoute() {
  const api = useApi();
  const queryClient = useQueryClient();
  const stats = useQuery(statsQuery(api));
  const today = useQuery(todayQuery(api));
  const history = useQuery(historyQuery(api));
  const hasReachedEnd = (stats.data?.user.currentDay ?? 0) >= programLength;
  const options = useQuery({ ...optionsQuery(api), enabled: hasReachedEnd });
  const [overlay, setOverlay] = useState<Overlay>();
  const [wantsChooser, setWantsChooser] = useState(false);
  const days = useMemo(
    () => history.data && hundredDays(history.data.history, today.data),
    [history.data, today.data],
  );

  const isSeasonOneOver = today.data?.finished === true && !today.data.isCenturyClub;
  // Whoever completes Day 100 on this page is celebrated first: the chooser waits until it is asked for.
  const hasSeenDayHundred = useRef(false);
  if (today.data && !today.data.finished && !today.data.isCenturyClub) hasSeenDayHundred.current = true;
  const isUnchosen = options.data?.isEligible === true && !options.data.hasChosen;
  const isChoosing = wantsChooser || (isUnchosen && !hasSeenDayHundred.current);
  usePageTitle(isChoosing ? 'The Century Club' : 'Today’s Challenge');

  if (stats.error instanceof ApiError && stats.error.needsOnboarding)
    return <Navigate to="/onboarding" replace />;

  const user = stats.data?.user;
  const moment = today.data &&
    user && {
      season: today.data.isCenturyClub ? (2 as const) : (1 as const),
      dayNumber: today.data.dayNumber,
      streak: today.data.currentStreak,
      totalReps: user.totalRepsCompleted,
    };
  const share = () => setOverlay('share');
  const close = () => setOverlay(undefined);
  const overlays = (
    <>
      {overlay === 'guide' && <HowItWorksSheet isOpen onClose={close} />}
      {overlay === 'restart' && <ResetDialog reset="restart" onClose={close} />}
      {overlay === 'share' && moment && (
        <ShareDialog
          moment={moment}
          isDayComplete={today.data.allCompleted}
          days={days ?? hundredDays([], today.data)}
          onClose={close}
        />
      )}
    </>
  );

  if (isChoosing)
    return (
      <>
        <PathChooser
          actions={
            isSeasonOneOver && (
              <Button icon="share" onClick={share}>
                Share your hundred
              </Button>
            )
          }
          onJoined={() => setWantsChooser(false)}
          {...(!isUnchosen && { onBack: () => setWantsChooser(false) })}
        />
        {overlays}
      </>
    );
  // Known in a moment: a page that is about to be replaced is not shown first.
  if (isSeasonOneOver && options.isLoading && !hasSeenDayHundred.current)
    return <Skeleton className="h-96" />;

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
        {user && user.centuryClubDay !== null && (
          <div className="mb-6 tablet:my-8">
            <MemberBanner day={user.centuryClubDay} />
          </div>
        )}
        {isShown(stats) && <StatTiles stats={stats.data} />}
      </div>
      <div className="grid items-start gap-8 max-tablet:mt-6 tablet:gap-12 wide:grid-cols-[minmax(0,1fr)_340px]">
        <div>
          {isShown(history) && <RowStrip days={days} />}
          <TodayPanel
            completeActions={
              <>
                <div className="flex flex-wrap gap-3 max-tablet:flex-col">
                  <Button look="ink" size="large" icon="share" onClick={share}>
                    Share
                  </Button>
                  {isUnchosen && (
                    <Button size="large" onClick={() => setWantsChooser(true)}>
                      Enter the Century Club
                    </Button>
                  )}
                </div>
                {today.data?.finished && today.data.isCenturyClub && (
                  <SeasonFinished
                    onChooseAgain={() => setWantsChooser(true)}
                    onRestart={() => setOverlay('restart')}
                  />
                )}
              </>
            }
          />
          {isShown(history) && <RowCard days={days} />}
        </div>
        <aside
          aria-label="Around the challenge"
          className="grid gap-4 tablet:max-wide:block tablet:max-wide:columns-2 tablet:max-wide:gap-6 tablet:max-wide:*:mb-6 tablet:max-wide:*:break-inside-avoid wide:gap-6"
        >
          {isShown(history) && (
            <WholeGridCard days={days} onExplain={() => setOverlay('guide')} onShare={share} />
          )}
          <QuickActions />
          {isShown(stats) && <RecentAchievements achievements={stats.data?.achievements} />}
          {user && !user.isPremium && <GoPremiumCard />}
        </aside>
      </div>
      {overlays}
    </>
  );
}

/** A place is held while its answer may still come, and given up where there is none. */
const isShown = ({ data, isError }: { data: unknown; isError: boolean }) => data !== undefined || !isError;

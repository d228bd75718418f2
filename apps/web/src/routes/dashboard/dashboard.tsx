import type { Today } from '@hundred/contract/today';
import { programLength } from '@hundred/domain/days/exercises';
import { type ComponentProps, useDeferredValue, useMemo, useRef, useState } from 'react';
import { Navigate } from 'react-router';
import { historyView } from '../../challenge/history-views';
import { useCan } from '../../challenge/premium';
import { useChallenge } from '../../challenge/use-challenge';
import { clubView, type Stats, statsView, todayView } from '../../challenge/views';
import { useComeback } from '../../features/dashboard/comeback';
import { DaySlot } from '../../features/dashboard/day-slot';
import { RowStrip, WholeGridCard } from '../../features/dashboard/grid-cards';
import { hundredDays } from '../../features/dashboard/hundred-days';
import { QuickActions } from '../../features/dashboard/quick-actions';
import { ReasonSlot } from '../../features/dashboard/reason-slot';
import { RecentAchievements } from '../../features/dashboard/recent-achievements';
import { type DashboardScene, isSeasonOneOpen, sceneOf } from '../../features/dashboard/scene';
import { StatTiles } from '../../features/dashboard/stat-tiles';
import { text } from '../../features/dashboard/text/page';
import { text as dayText } from '../../features/today/day/text/open-day';
import { TodayPanel } from '../../features/today/day/today-panel';
import { ZoneQuestion } from '../../features/zone/zone-question';
import { ApiError } from '../../platform/http/api';
import { usePageTitle } from '../../platform/look/page-title';
import { useSession } from '../../platform/session';
import { useSync } from '../../sync/sync-context';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/feedback/skeleton';
import { useIdlePreload } from '../../ui/focus/use-idle-preload';
import { CompleteActions } from './complete-actions';
import { DayLines } from './day-lines';
import {
  AnnouncementNote,
  BoostPart,
  GoPremiumCard,
  LoadFailure,
  MemberBanner,
  Overlays,
  PathChooser,
  preloadSession,
  QuestionOfDay,
  RecapCard,
} from './lazy-parts';
import type { ShownOverlays } from './overlays';
import { usePlaces } from './use-places';

export default function DashboardRoute() {
  const sync = useSync();
  const session = useSession();
  const person = session.state === 'signed-in' ? session.person : undefined;
  const places = usePlaces();
  const hasBoosts = useCan()('motivation-boosts');
  const stats = useChallenge(statsView);
  const today = useChallenge(todayView);
  const history = useChallenge(historyView);
  const [shown, setShown] = useState<ShownOverlays>();
  const [wantsChooser, setWantsChooser] = useState(false);
  const days = useMemo(
    () => history.data && hundredDays(history.data.history, today.data),
    [history.data, today.data],
  );
  // Undefined in the first render, because the grid and the badges are below the exercises and should not delay them.
  const daysBelow = useDeferredValue(days, undefined);
  const badges = useDeferredValue(stats.data?.user.badges, undefined);
  const comeback = useComeback(today.data, history);
  /** The missed dates before today of a person who comes back. */
  const gap = comeback === 'unknown' ? undefined : comeback;
  const scene = useScene(stats.data, today.data, wantsChooser);
  // The question is preloaded, so that it appears with the completed day and does not shift the cards later.
  useIdlePreload(today.data?.allCompleted === false, QuestionOfDay.preload);
  useIdlePreload(today.data?.allCompleted === false, preloadSession);
  usePageTitle(scene.shows === 'chooser' ? text.clubTitle : dayText.title);

  if (stats.error instanceof ApiError && stats.error.needsOnboarding)
    return <Navigate to="/onboarding" replace />;

  const user = stats.data?.user;
  const show = (change: ShownOverlays) => setShown((before) => ({ ...before, ...change }));
  const share = () => show({ dialog: 'share' });
  const openChooser = () => setWantsChooser(true);
  function leaveChooser() {
    setWantsChooser(false);
    scrollTo(0, 0);
  }
  function onJoined(newBadges: ShownOverlays['newBadges']) {
    leaveChooser();
    show({ newBadges });
  }
  function chooseFromHundred() {
    show({ hundred: false });
    openChooser();
  }
  const seeHundredButton = today.data?.finished && (
    <Button onClick={() => show({ hundred: true })}>{text.seeHundred}</Button>
  );
  const overlays = shown && (
    <Overlays
      shown={shown}
      onShow={show}
      today={today.data}
      user={user}
      days={days}
      onChoose={scene.canChoose ? chooseFromHundred : undefined}
      onClose={() => setShown(undefined)}
    />
  );

  if (scene.shows === 'unknown') return <Skeleton className="h-96" />;
  if (scene.shows === 'chooser')
    return (
      <>
        <PathChooser
          actions={seeHundredButton}
          onJoined={onJoined}
          {...(!scene.canChoose && { onBack: leaveChooser })}
        />
        {overlays}
      </>
    );

  return (
    <>
      <div data-dashboard className="dashboard">
        <div className="dashboard-today">
          <ZoneQuestion />
          <DaySlot name="recap" isHeld={places.recap}>
            {(places.recap || isAroundSunday()) && <RecapCard onPutAway={() => places.remove('recap')} />}
          </DaySlot>
          {person?.announcement && <AnnouncementNote announcement={person.announcement} />}
          {(stats.isError || history.isError) && today.data && (
            <LoadFailure
              shownAsOf={stats.dataUpdatedAt}
              isRetrying={stats.isFetching || history.isFetching}
              // The failure of a pull needs no handling here, because `LoadFailure` then stays.
              onRetry={() => sync.pull().catch(() => {})}
            />
          )}
          <TodayPanel
            slots={{
              row: isShown(history) && <RowStrip days={days} />,
              reason: (
                <ReasonSlot
                  isReplaced={places.people === 'held' && !gap}
                  today={today.data}
                  stats={stats.data}
                  history={history.data?.history}
                />
              ),
              people: <DayLines places={places} isDayComplete={today.data?.allCompleted === true} />,
              comeback: comeback === 'unknown' ? comeback : gap && { figures: user && lastingFigures(user) },
              membership: user?.centuryClubDay != null && <MemberBanner day={user.centuryClubDay} />,
              numbers: isShown(stats) && <StatTiles stats={stats.data} />,
              completeActions: (
                <CompleteActions
                  today={today.data}
                  onEnterClub={scene.canChoose ? openChooser : undefined}
                  onShare={share}
                  onChooseAgain={openChooser}
                  onRestart={() => show({ dialog: 'restart' })}
                >
                  {seeHundredButton}
                </CompleteActions>
              ),
              question: today.data && <QuestionOfDay today={today.data} isOnStage />,
              days: days ?? (today.data && hundredDays([], today.data)),
              pathChooser: scene.canChoose
                ? (leave) => <PathChooser isBeside onJoined={onJoined} onBack={leave} />
                : undefined,
              onShare: share,
            }}
          />
        </div>
        {isShown(stats) && (
          <RecentAchievements badges={badges} className="dashboard-badges while-coming:invisible" />
        )}
        {hasBoosts && person && <BoostPart person={person} className="dashboard-boost" />}
        <SideColumn
          grid={isShown(history) && { days: daysBelow, gap }}
          isPremium={user?.isPremium}
          onExplain={() => show({ dialog: 'guide' })}
          onShare={!today.data?.opensOn && share}
        />
      </div>
      {overlays}
    </>
  );
}

type SideColumnProps = Pick<ComponentProps<typeof WholeGridCard>, 'onExplain' | 'onShare'> & {
  /** False if the history cannot be loaded. */
  grid: Pick<ComponentProps<typeof WholeGridCard>, 'days' | 'gap'> | false;
  /** Undefined until it is known. */
  isPremium: boolean | undefined;
};

function SideColumn({ grid, isPremium, onExplain, onShare }: SideColumnProps) {
  return (
    <aside
      aria-label={text.aside}
      data-premium-unknown={isPremium === undefined || undefined}
      className="dashboard-side max-wide:while-coming:invisible"
    >
      {grid && <WholeGridCard {...grid} onExplain={onExplain} onShare={onShare} className="dashboard-grid" />}
      <QuickActions className="dashboard-actions" />
      {isPremium === false && <GoPremiumCard className="dashboard-premium" />}
    </aside>
  );
}

/** Whether the dashboard shows the day or the choice of a path in the Century Club. */
function useScene(
  stats: Stats | undefined,
  today: Today | undefined,
  isChooserOpen: boolean,
): DashboardScene {
  const hasReachedEnd = (stats?.user.currentDay ?? 0) >= programLength;
  const club = useChallenge(clubView, { isRequested: hasReachedEnd });
  // A Day 100 that is completed while the page is open is celebrated before the choice of a path.
  const hasSeenSeasonOne = useRef(false);
  hasSeenSeasonOne.current ||= isSeasonOneOpen(today);
  return sceneOf({
    today,
    club: club.data,
    isClubLoading: club.isLoading,
    hasSeenSeasonOne: hasSeenSeasonOne.current,
    isChooserOpen,
  });
}

/** From Saturday to Tuesday by this device, because the date of the account may be another one. */
const isAroundSunday = () => (new Date().getDay() + 1) % 7 < 4;

/** A part is shown, empty at first, while its answer may still arrive. It is removed if there is none. */
const isShown = ({ data, isError }: { data: unknown; isError: boolean }) => data !== undefined || !isError;

const lastingFigures = ({ longestStreak, badges, totalRepsCompleted }: Stats['user']) => ({
  longestStreak,
  badges: badges.length,
  reps: totalRepsCompleted,
});

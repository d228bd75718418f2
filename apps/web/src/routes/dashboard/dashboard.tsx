import { programLength } from '@hundred/domain/days/exercises';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { Navigate } from 'react-router';
import { historyView } from '../../challenge/history-views';
import { useCan } from '../../challenge/premium';
import { useChallenge } from '../../challenge/use-challenge';
import { clubView, type Stats, statsView, todayView } from '../../challenge/views';
import { useComeback } from '../../features/dashboard/comeback';
import { DaySlot } from '../../features/dashboard/day-slot';
import { RowStrip, WholeGridCard } from '../../features/dashboard/grid-cards';
import { hundredDays } from '../../features/dashboard/hundred-days';
import { usePeoplePlace } from '../../features/dashboard/people-place';
import { PeopleSlot } from '../../features/dashboard/people-slot';
import { QuickActions } from '../../features/dashboard/quick-actions';
import { ReasonSlot } from '../../features/dashboard/reason-slot';
import { RecentAchievements } from '../../features/dashboard/recent-achievements';
import { isSeasonOneOpen, sceneOf } from '../../features/dashboard/scene';
import { StatTiles } from '../../features/dashboard/stat-tiles';
import { text } from '../../features/dashboard/text/page';
import { text as dayText } from '../../features/today/day/text/open-day';
import { TodayPanel } from '../../features/today/day/today-panel';
import { ZoneQuestion } from '../../features/zone/zone-question';
import { ApiError } from '../../platform/http/api';
import { usePageTitle } from '../../platform/look/page-title';
import { useSession } from '../../platform/session';
import { heldPlaces } from '../../platform/storage/day-places';
import { useSync } from '../../sync/sync-context';
import { Button } from '../../ui/button';
import { lazyDialog, lazyPart } from '../../ui/feedback/lazy-part';
import { MissingPart } from '../../ui/feedback/missing-part';
import { Skeleton } from '../../ui/feedback/skeleton';
import { text as partText } from '../../ui/feedback/text/parts';
import { useIdlePreload } from '../../ui/focus/use-idle-preload';
import type { ShownOverlays } from './overlays';

const missing = () => <p role="alert">{partText.dialogNotLoaded}</p>;
const LoadFailure = lazyPart(
  async () => ({ default: (await import('../../features/dashboard/load-failure')).LoadFailure }),
  { missing },
);
const PathChooser = lazyPart(() => import('../../features/century-club/path-chooser'), {
  waiting: <Skeleton className="h-96" />,
  missing: () => <MissingPart title={text.clubNotLoaded} headingLevel={1} />,
});
const MemberBanner = lazyPart(() => import('../../features/century-club/member-banner'), {
  waiting: <Skeleton className="h-8 w-80 max-w-full" />,
});
const SeasonFinished = lazyPart(() => import('../../features/century-club/season-finished'), {
  missing,
});
/** The last card of the page: nothing moves when it comes. */
const GoPremiumCard = lazyPart(async () => ({
  default: (await import('../../features/dashboard/go-premium-card')).GoPremiumCard,
}));
const RecapCard = lazyPart(() => import('../../features/recap/recap-card'));
const CoachLine = lazyPart(() => import('../../features/coach/coach-line'));
/** Rare: only while the operator announces something. */
const AnnouncementNote = lazyPart(() => import('../../features/announcements/announcement-note'));
const BoostPart = lazyPart(() => import('../../features/boosts/boost-part'));
/** The content below a question waits for it and appears together with it, so that it is not shifted. */
const coming = { waiting: <span data-coming hidden /> };
const QuestionOfDay = lazyPart(() => import('./question-of-day'), coming);
const PeopleLine = lazyPart(() => import('../../features/together/people/people-line'), {
  waiting: <Skeleton className="my-2 h-11 max-tablet:h-8.5" />,
});
const Overlays = lazyDialog(() => import('./overlays'));

/** The press on Start session comes next, and the device may be without a connection then. */
const preloadSession = () => void import('../session/session').catch(() => {});

export default function DashboardRoute() {
  const sync = useSync();
  const session = useSession();
  const people = usePeoplePlace();
  // Decided when the page opens, because the exercises below must not move.
  const [places, setPlaces] = useState(() =>
    session.state === 'signed-in' ? heldPlaces(session.person.uid) : nothingHeld,
  );
  const can = useCan();
  const isBoosted = can('motivation-boosts');
  const isCoached = can('coaching-tips');
  const stats = useChallenge(statsView);
  const today = useChallenge(todayView);
  const history = useChallenge(historyView);
  const hasReachedEnd = (stats.data?.user.currentDay ?? 0) >= programLength;
  const options = useChallenge(clubView, hasReachedEnd);
  const [shown, setShown] = useState<ShownOverlays>();
  const [wantsChooser, setWantsChooser] = useState(false);
  const hasSeenSeasonOne = useRef(false);
  hasSeenSeasonOne.current ||= isSeasonOneOpen(today.data);
  const days = useMemo(
    () => history.data && hundredDays(history.data.history, today.data),
    [history.data, today.data],
  );
  // Deferred, because it is below the exercises and should not delay them.
  const daysBelow = useDeferredValue(days, undefined);
  const badges = useDeferredValue(stats.data?.user.badges, undefined);
  const comeback = useComeback(today.data, history);
  const gap = comeback === 'unknown' ? undefined : comeback;
  const scene = sceneOf({
    today: today.data,
    club: options.data,
    isClubLoading: options.isLoading,
    hasSeenSeasonOne: hasSeenSeasonOne.current,
    isChooserOpen: wantsChooser,
  });
  // Preloaded, so that it appears with the completed day and does not shift the cards later.
  useIdlePreload(today.data?.allCompleted === false, QuestionOfDay.preload);
  useIdlePreload(today.data?.allCompleted === false, preloadSession);
  usePageTitle(scene.shows === 'chooser' ? text.clubTitle : dayText.title);

  if (stats.error instanceof ApiError && stats.error.needsOnboarding)
    return <Navigate to="/onboarding" replace />;

  const user = stats.data?.user;
  const show = (change: ShownOverlays) => setShown((before) => ({ ...before, ...change }));
  const share = () => show({ dialog: 'share' });
  const leaveChooser = () => {
    setWantsChooser(false);
    scrollTo(0, 0);
  };
  const chooseNow = () => {
    show({ hundred: false });
    setWantsChooser(true);
  };
  const join = (newBadges: ShownOverlays['newBadges']) => {
    leaveChooser();
    show({ newBadges });
  };
  const beyond = scene.canChoose
    ? (leave: () => void) => <PathChooser isBeside onJoined={join} onBack={leave} />
    : undefined;
  const seeHundred = today.data?.finished && (
    <Button size="large" onClick={() => show({ hundred: true })}>
      {text.seeHundred}
    </Button>
  );
  const overlays = shown && (
    <Overlays
      shown={shown}
      onShow={show}
      today={today.data}
      user={user}
      days={days}
      onChoose={scene.canChoose ? chooseNow : undefined}
      onClose={() => setShown(undefined)}
    />
  );

  if (scene.shows === 'unknown') return <Skeleton className="h-96" />;
  if (scene.shows === 'chooser')
    return (
      <>
        <PathChooser
          actions={seeHundred}
          onJoined={join}
          {...(!scene.canChoose && { onBack: leaveChooser })}
        />
        {overlays}
      </>
    );

  const completeActions = (
    <>
      <div className="flex flex-wrap gap-3 max-tablet:flex-col">
        <Button look="ink" size="large" icon="share" onClick={share}>
          {text.share}
        </Button>
        {scene.canChoose && (
          <Button size="large" onClick={() => setWantsChooser(true)}>
            {text.enterClub}
          </Button>
        )}
        {seeHundred}
      </div>
      {today.data?.finished && today.data.isCenturyClub && (
        <SeasonFinished
          onChooseAgain={() => setWantsChooser(true)}
          onRestart={() => show({ dialog: 'restart' })}
        />
      )}
      {today.data && <QuestionOfDay today={today.data} />}
    </>
  );
  return (
    <>
      <div data-wide className={frame}>
        <div className="max-wide:contents">
          <div className="max-wide:col-span-full">
            <ZoneQuestion />
            <DaySlot name="recap" isHeld={places.recap}>
              {(places.recap || isAroundSunday()) && (
                <RecapCard onPutAway={() => setPlaces({ ...places, recap: false })} />
              )}
            </DaySlot>
            {session.state === 'signed-in' && session.person.announcement && (
              <AnnouncementNote announcement={session.person.announcement} />
            )}
            {(stats.isError || history.isError) && today.data && (
              <LoadFailure
                shownAsOf={stats.dataUpdatedAt}
                isRetrying={stats.isFetching || history.isFetching}
                // The failure is shown by this part itself, which stays.
                onRetry={() => sync.pull().catch(() => {})}
              />
            )}
            <TodayPanel
              slots={{
                row: isShown(history) && <RowStrip days={days} />,
                reason: (
                  <ReasonSlot
                    isReplaced={people === 'held' && !gap}
                    today={today.data}
                    stats={stats.data}
                    history={history.data?.history}
                  />
                ),
                people: (
                  <div className="day-lines">
                    <PeopleSlot isHeld={people === 'held'}>
                      {people !== 'none' && <PeopleLine isHidden={people !== 'held'} />}
                    </PeopleSlot>
                    {isCoached !== false && !today.data?.allCompleted && (
                      <DaySlot name="coach" isHeld={places.coach}>
                        {isCoached && (
                          <CoachLine
                            isHidden={!places.coach}
                            onAnswered={() => setPlaces({ ...places, coach: false })}
                          />
                        )}
                      </DaySlot>
                    )}
                  </div>
                ),
                comeback: gap ? { figures: user && lastingFigures(user) } : comeback && 'unknown',
                membership: user?.centuryClubDay != null && <MemberBanner day={user.centuryClubDay} />,
                numbers: isShown(stats) && <StatTiles stats={stats.data} />,
                completeActions,
                question: today.data && <QuestionOfDay today={today.data} isOnStage />,
                days: days ?? (today.data && hundredDays([], today.data)),
                beyond,
                onShare: share,
              }}
            />
          </div>
          {isShown(stats) && (
            <RecentAchievements
              badges={badges}
              className="mt-5 while-coming:invisible max-tablet:order-3 max-tablet:mt-4 tablet:max-wide:col-start-2 tablet:max-wide:row-start-3 tablet:max-wide:mt-4 tablet:max-wide:self-stretch"
            />
          )}
          {isBoosted && session.state === 'signed-in' && (
            <BoostPart
              person={session.person}
              className="mt-5 max-tablet:order-3 max-tablet:mt-4 tablet:max-wide:col-span-full tablet:max-wide:row-start-5"
            />
          )}
        </div>
        <aside
          aria-label={text.aside}
          className="grid gap-4 max-wide:contents max-wide:while-coming:invisible"
        >
          {isShown(history) && (
            <WholeGridCard
              days={daysBelow}
              gap={gap}
              onExplain={() => show({ dialog: 'guide' })}
              onShare={!today.data?.opensOn && share}
              className="max-wide:mt-5 max-tablet:order-1 tablet:max-wide:col-start-1 tablet:max-wide:row-span-2 tablet:max-wide:row-start-2"
            />
          )}
          <QuickActions className="max-wide:mt-5 max-tablet:order-2 max-tablet:mt-4 tablet:max-wide:col-start-2 tablet:max-wide:row-start-2" />
          {user && !user.isPremium && (
            <GoPremiumCard className="max-wide:mt-4 max-tablet:order-4 tablet:max-wide:col-span-full tablet:max-wide:row-start-4" />
          )}
        </aside>
      </div>
      {overlays}
    </>
  );
}

/**
 * The side column grows with the window. On tablets the grid of days stands beside the other cards; on phones
 * everything is one column with the grid first.
 */
const frame =
  'grid grid-cols-[minmax(0,1fr)] items-start gap-x-4 tablet:max-wide:grid-cols-[minmax(0,1.12fr)_minmax(0,1fr)] tablet:max-wide:grid-rows-[auto_auto_1fr_auto_auto] wide:grid-cols-[minmax(0,1fr)_clamp(21.75rem,27.5vw,34.25rem)] wide:gap-x-[clamp(2rem,3vw,3.5rem)]';

const nothingHeld = { coach: false, recap: false };

/** From Saturday to Tuesday by this device, because the date of the account may be another one. */
const isAroundSunday = () => (new Date().getDay() + 1) % 7 < 4;

/** A place is held while its answer may still arrive, and removed if there is none. */
const isShown = ({ data, isError }: { data: unknown; isError: boolean }) => data !== undefined || !isError;

const lastingFigures = ({ longestStreak, badges, totalRepsCompleted }: Stats['user']) => ({
  longestStreak,
  badges: badges.length,
  reps: totalRepsCompleted,
});

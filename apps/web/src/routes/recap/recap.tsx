import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { historyView } from '../../challenge/history-views';
import { useChallenge } from '../../challenge/use-challenge';
import { statsView, todayView } from '../../challenge/views';
import { hundredDays } from '../../features/dashboard/hundred-days';
import { ownRankQuery } from '../../features/recap/own-rank-query';
import { RecapPage } from '../../features/recap/recap-page';
import { recapView } from '../../features/recap/recap-view';
import { markRecapSeen, recordRank } from '../../features/recap/seen-recap';
import { text } from '../../features/recap/text';
import { shareMomentOf } from '../../features/share/share-moment';
import { LoadError } from '../../layout/load-error';
import { usePageTitle } from '../../platform/look/page-title';
import { useApi, useSession } from '../../platform/session';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { lazyDialog } from '../../ui/feedback/lazy-part';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton';

const ShareDialog = lazyDialog(() => import('../../features/share/share-dialog'));

export default function RecapRoute() {
  usePageTitle(text.week);
  const session = useSession();
  const week = useChallenge(recapView);
  const today = useChallenge(todayView).data;
  const user = useChallenge(statsView).data?.user;
  const history = useChallenge(historyView).data?.history;
  const rank = useQuery(ownRankQuery(useApi())).data ?? undefined;
  const [isSharing, setSharing] = useState(false);
  const uid = session.state === 'signed-in' ? session.person.uid : '';
  const recap = week.data?.recap ?? undefined;
  const sunday = recap?.from;
  useEffect(() => {
    if (sunday !== undefined) markRecapSeen(uid, sunday);
  }, [uid, sunday]);
  // The device records the rank once for each week, to compare it with that of the week before.
  const ownRank = useMemo(
    () =>
      rank === undefined || sunday === undefined
        ? undefined
        : { rank, rankBefore: recordRank(uid, sunday, rank) },
    [uid, sunday, rank],
  );
  if (!week.data)
    return (
      <main className="mx-auto max-w-[32.5rem] px-4 py-6">
        {week.error ? <LoadError title={text.notLoaded} queries={[week]} /> : <RecapSkeleton />}
      </main>
    );
  if (!recap) return <NoRecap />;
  const isDayOpen = today && !(today.allCompleted || today.finished || today.isRestDay || today.opensOn);
  return (
    <>
      <RecapPage
        recap={recap}
        today={week.data.today}
        ownRank={ownRank}
        openDay={isDayOpen ? today.dayNumber : undefined}
        isTodayDone={today?.allCompleted === true}
        onShare={() => setSharing(true)}
      />
      {isSharing && today && user && (
        <ShareDialog
          moment={shareMomentOf(today, user)}
          week={{ completed: recap.completed, reps: recap.reps }}
          isDayComplete={today.allCompleted}
          days={hundredDays(history ?? [], today)}
          onClose={() => setSharing(false)}
        />
      )}
    </>
  );
}

const RecapSkeleton = () => (
  <SkeletonGroup label={text.loading} className="grid gap-5">
    <Skeleton className="h-6 w-48" />
    <Skeleton className="h-32 w-72" />
    <Skeleton className="h-20" />
    <Skeleton className="h-48" />
  </SkeletonGroup>
);

const NoRecap = () => (
  <main className="mx-auto grid min-h-svh max-w-[32.5rem] content-center px-4 py-12">
    <EmptyState
      title={text.noRecap}
      headingLevel={1}
      action={
        <ButtonLink to="/dashboard" look="ink">
          {text.toToday}
        </ButtonLink>
      }
    >
      {text.noRecapHint}
    </EmptyState>
  </main>
);

import type { Today } from '@hundred/contract/today';
import { lastPremiumDateOf } from '@hundred/domain/entitlements/last-premium-date';
import { runAheadOf } from '@hundred/domain/insights/ahead/run-ahead';
import { sessionsAhead } from '@hundred/domain/schedule/sessions-ahead';
import type { ReactNode } from 'react';
import { type WholeHistory, wholeHistoryView } from '../../challenge/history-views';
import { useCan } from '../../challenge/premium';
import { PremiumPanel } from '../../challenge/premium-panel';
import { useChallenge } from '../../challenge/use-challenge';
import { premiumView, todayView } from '../../challenge/views';
import { PlanTabs } from '../../features/plans/plan-tabs';
import { text } from '../../features/plans/text';
import { WeekdaysCard } from '../../features/plans/weekdays-card';
import { useNewestProfile } from '../../features/profile/newest-profile';
import { WeekdayTimes } from '../../features/profile/weekday-times';
import { CalendarCard } from '../../features/schedule/calendar-card';
import { FeedToEnd } from '../../features/schedule/calendar-feed';
import { LoadError } from '../../layout/load-error';
import { usePageTitle } from '../../platform/look/page-title';
import { useSession } from '../../platform/session';
import { browserZone } from '../../platform/time/browser-zone';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton';
import { PageHead } from '../../ui/page-head';

export default function PlanScheduleRoute() {
  usePageTitle(text.schedule);
  // The times of all weekdays are saved together, including those that another device has set meanwhile.
  useNewestProfile();
  const today = useChallenge(todayView);
  const wholeQuery = useChallenge(wholeHistoryView);
  const premium = useChallenge(premiumView);
  const hasScheduler = useCan()('scheduler');
  const needed = [today, wholeQuery, premium];
  if (needed.some(({ data, error }) => !data && error))
    return <LoadError title={text.scheduleNotLoaded} queries={needed} />;
  if (!today.data || !wholeQuery.data || hasScheduler === undefined)
    return (
      <Frame>
        <SkeletonGroup label={text.loadingSchedule} className="grid gap-4">
          <Skeleton className="h-60 rounded-3" />
          <Skeleton className="h-100 rounded-3" />
        </SkeletonGroup>
      </Frame>
    );
  return (
    <Frame>
      {!hasScheduler && <PremiumPanel title={text.lockedScheduleTitle}>{text.lockedSchedule}</PremiumPanel>}
      <Schedule today={today.data} whole={wholeQuery.data} hasScheduler={hasScheduler} />
    </Frame>
  );
}

function Schedule({
  today,
  whole,
  hasScheduler,
}: {
  today: Today;
  whole: WholeHistory;
  hasScheduler: boolean;
}) {
  const session = useSession();
  const { history, snapshot, now } = whole;
  const run = history && runAheadOf(history, snapshot.runs, lastPremiumDateOf(snapshot, now));
  if (!run || session.state !== 'signed-in')
    return (
      <>
        <EmptyState title={text.noRun}>{text.scheduleOfNextRun}</EmptyState>
        <FeedToEnd title={text.yourCalendar} />
      </>
    );
  const { uid, timezone, reminderTime, weekdayTimes = null } = session.person;
  const settings = { zone: timezone ?? browserZone(), reminderTime, weekdayTimes };
  return (
    <div className="grid items-start gap-4 desktop:grid-cols-2 desktop:gap-6 vast:grid-cols-[repeat(auto-fit,minmax(26rem,1fr))] not-first:mt-6">
      <div className="grid gap-4 desktop:gap-6 desktop:only:contents vast:contents">
        <WeekdaysCard today={today} run={run} canAdopt={hasScheduler} />
        <CalendarCard
          uid={uid}
          sessions={sessionsAhead({ ...today, today: run.today }, settings)}
          canSubscribe={hasScheduler}
        />
      </div>
      {hasScheduler && (
        <WeekdayTimes profile={session.person} offWeekdays={today.plan?.plan?.offWeekdays ?? []} />
      )}
    </div>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <PageHead title={text.schedule} tabs={<PlanTabs />} lede={text.scheduleLede} />
      {children}
    </>
  );
}

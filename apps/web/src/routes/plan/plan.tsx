import type { Today } from '@hundred/contract/today';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type WholeHistory, wholeHistoryView } from '../../challenge/history-views';
import { useCan } from '../../challenge/premium';
import { useChallenge } from '../../challenge/use-challenge';
import { premiumView, todayView } from '../../challenge/views';
import { PlanEditor } from '../../features/plans/plan-editor';
import { planInAddress } from '../../features/plans/plan-link';
import { planStanding } from '../../features/plans/plan-standing';
import { PlanTabs } from '../../features/plans/plan-tabs';
import { useStoredDraft } from '../../features/plans/stored-draft';
import { text } from '../../features/plans/text';
import { LoadError } from '../../layout/load-error';
import { usePageTitle } from '../../platform/look/page-title';
import { useSession } from '../../platform/session';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton';
import { PageHead } from '../../ui/page-head';

export default function PlanRoute() {
  usePageTitle(text.plan);
  const today = useChallenge(todayView);
  const wholeQuery = useChallenge(wholeHistoryView);
  const premium = useChallenge(premiumView);
  const canAdopt = useCan()('custom-plans');
  const needed = [today, wholeQuery, premium];
  if (needed.some(({ data, error }) => !data && error))
    return <LoadError title={text.planNotLoaded} queries={needed} />;
  if (!today.data || !wholeQuery.data || canAdopt === undefined) return <Waiting />;
  if (today.data.finished)
    return (
      <Frame>
        <EmptyState title={text.runFinished}>{text.planOfNextRun}</EmptyState>
      </Frame>
    );
  return <OwnPlan today={today.data} whole={wholeQuery.data} canAdopt={canAdopt} />;
}

/** The editor. The plan of a link is opened in it, and changes nothing until it is adopted. */
function OwnPlan({ today, whole, canAdopt }: { today: Today; whole: WholeHistory; canAdopt: boolean }) {
  const session = useSession();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [draft, setDraft] = useStoredDraft(session.state === 'signed-in' ? session.person.uid : '');
  /** What the link that was opened last contained, until the draft is changed. */
  const [linkContent, setLinkContent] = useState<'plan' | 'nothing'>();
  const standing = useMemo(() => planStanding(today, whole), [today, whole]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address with a plan.
  useEffect(() => {
    const plan = planInAddress(hash);
    if (plan === undefined) return;
    setLinkContent(plan === 'broken' ? 'nothing' : 'plan');
    if (plan !== 'broken') setDraft(plan);
    void navigate('/plan', { replace: true });
  }, [hash]);
  return (
    <Frame>
      <p role="status" className="text-ink-2 not-empty:mt-3">
        {linkContent === 'nothing' && text.brokenLink}
        {linkContent === 'plan' && text.planFromLink}
      </p>
      <PlanEditor
        standing={standing}
        draft={draft}
        onDraft={(next) => {
          setLinkContent(undefined);
          setDraft(next);
        }}
        canAdopt={canAdopt}
      />
    </Frame>
  );
}

const Waiting = () => (
  <Frame>
    <SkeletonGroup label={text.loadingPlan} className="mt-8 grid gap-6">
      <Skeleton className="h-32 rounded-3" />
      <Skeleton className="h-52 rounded-3" />
      <Skeleton className="h-100 rounded-3" />
    </SkeletonGroup>
  </Frame>
);

function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <PageHead title={text.plan} tabs={<PlanTabs />} lede={text.planLede} />
      {children}
    </>
  );
}

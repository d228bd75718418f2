import type { FeatureId } from '@hundred/domain/entitlements/feature-tiers';
import type { ComponentType, ReactNode } from 'react';
import { type WholeHistory, wholeHistoryView } from '../../challenge/history-views';
import { useCan } from '../../challenge/premium';
import { useChallenge } from '../../challenge/use-challenge';
import { premiumView } from '../../challenge/views';
import { StatisticsTabs } from '../../features/insights/statistics-tabs';
import { LoadError } from '../../layout/load-error';
import { usePageTitle } from '../../platform/look/page-title';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton';
import { PageHead } from '../../ui/page-head';

type Insight = {
  title: string;
  lede: string;
  feature: FeatureId;
  /** Rendered with the person's own log. */
  Own: ComponentType<WholeHistory>;
  /** Rendered with an invented person, without access. */
  Locked: ComponentType;
};

/** A statistics tab that is computed on the device, in all its states. */
export function StatisticsInsight({ title, lede, feature, Own, Locked }: Insight) {
  usePageTitle(title);
  const isOpen = useCan()(feature);
  const premium = useChallenge(premiumView);
  const frame = (content: ReactNode) => (
    <>
      <PageHead title={title} tabs={<StatisticsTabs />} lede={lede} />
      {content}
    </>
  );
  const failed = <LoadError title={`Your ${title.toLowerCase()} did not load`} queries={[premium]} />;
  if (isOpen === undefined) return premium.error ? failed : frame(<Waiting title={title} />);
  return isOpen ? <OwnInsight title={title} Own={Own} frame={frame} /> : frame(<Locked />);
}

type OwnProps = Pick<Insight, 'title' | 'Own'> & { frame: (content: ReactNode) => ReactNode };

function OwnInsight({ title, Own, frame }: OwnProps) {
  const history = useChallenge(wholeHistoryView);
  if (history.data) return frame(<Own {...history.data} />);
  return history.error ? (
    <LoadError title={`Your ${title.toLowerCase()} did not load`} queries={[history]} />
  ) : (
    frame(<Waiting title={title} />)
  );
}

const Waiting = ({ title }: { title: string }) => (
  <SkeletonGroup label={`Working out your ${title.toLowerCase()}`}>
    <Skeleton className="h-60 rounded-3" />
    <Skeleton className="mt-4 h-100 rounded-3" />
  </SkeletonGroup>
);

import type { ComponentType, ReactNode } from 'react';
import { type WholeHistory, wholeHistoryView } from '../../challenge/history-views';
import { useCan } from '../../challenge/premium';
import { useChallenge } from '../../challenge/use-challenge';
import { premiumView } from '../../challenge/views';
import { featureOf, type InsightId, StatisticsTabs } from '../../features/insights/statistics-tabs';
import { text } from '../../features/insights/text';
import { LoadError } from '../../layout/load-error';
import { usePageTitle } from '../../platform/look/page-title';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton';
import { PageHead } from '../../ui/page-head';

type Insight = {
  id: InsightId;
  /** Shows the tab of the person's own log. */
  OwnView: ComponentType<WholeHistory>;
  /** Shows the tab of an invented person, to people without access. */
  LockedView: ComponentType;
};

/** A statistics tab that is computed on the device, in all its states. */
export function StatisticsInsight({ id, OwnView, LockedView }: Insight) {
  const { title, lede, notLoaded } = text.pages[id];
  usePageTitle(title);
  const isOpen = useCan()(featureOf(id));
  const premium = useChallenge(premiumView);
  const frame = (content: ReactNode) => (
    <>
      {/* The locked panel says the same in its own words. */}
      <PageHead title={title} tabs={<StatisticsTabs />} lede={isOpen !== false && lede} />
      {content}
    </>
  );
  const loadError = <LoadError title={notLoaded} queries={[premium]} />;
  if (isOpen === undefined) return premium.error ? loadError : frame(<Waiting id={id} />);
  return isOpen ? <OwnInsight id={id} OwnView={OwnView} frame={frame} /> : frame(<LockedView />);
}

type OwnProps = Pick<Insight, 'id' | 'OwnView'> & { frame: (content: ReactNode) => ReactNode };

function OwnInsight({ id, OwnView, frame }: OwnProps) {
  const history = useChallenge(wholeHistoryView);
  if (history.data) return frame(<OwnView {...history.data} />);
  return history.error ? (
    <LoadError title={text.pages[id].notLoaded} queries={[history]} />
  ) : (
    frame(<Waiting id={id} />)
  );
}

const Waiting = ({ id }: { id: InsightId }) => (
  <SkeletonGroup label={text.pages[id].loading}>
    <Skeleton className="h-60 rounded-3" />
    <Skeleton className="mt-4 h-100 rounded-3" />
  </SkeletonGroup>
);

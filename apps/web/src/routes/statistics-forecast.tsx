import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Forecast, LockedForecast } from '../features/insights/forecast-page';
import { StatisticsTabs } from '../features/insights/statistics-tabs';
import { LoadError } from '../layout/load-error';
import { knownHistoryQuery } from '../offline/known-history-query';
import { useTrainingLog } from '../offline/training-log';
import { premiumQuery } from '../platform/challenge-queries';
import { usePageTitle } from '../platform/page-title';
import { useCan } from '../platform/premium';
import { useApi } from '../platform/session';
import { Skeleton, SkeletonGroup } from '../ui/skeleton';

export default function StatisticsForecastRoute() {
  usePageTitle('Forecast');
  const isOpen = useCan()('predictive-analytics');
  const asked = useQuery(premiumQuery(useApi()));
  if (isOpen === undefined) {
    return asked.error ? <LoadError title="Your forecast did not load" queries={[asked]} /> : <Waiting />;
  }
  if (isOpen) return <OwnForecast />;
  return (
    <Frame>
      <LockedForecast />
    </Frame>
  );
}

function OwnForecast() {
  const history = useQuery(knownHistoryQuery(useTrainingLog()));
  if (history.data === undefined) {
    return history.error ? <LoadError title="Your forecast did not load" queries={[history]} /> : <Waiting />;
  }
  return (
    <Frame>
      <Forecast {...history.data} />
    </Frame>
  );
}

const Waiting = () => (
  <Frame>
    <SkeletonGroup label="Working out your forecast">
      <Skeleton className="h-60 rounded-3" />
      <Skeleton className="mt-4 h-100 rounded-3" />
    </SkeletonGroup>
  </Frame>
);

function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <StatisticsTabs />
      <header className="mb-6">
        <h1>Forecast</h1>
        <p className="mt-3 text-lg text-ink-2">Where your own rhythm leads, with its honest width.</p>
      </header>
      {children}
    </>
  );
}

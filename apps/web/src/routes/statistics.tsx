import { eachExercise, exerciseNames } from '@hundred/domain/days/exercises';
import { useQuery } from '@tanstack/react-query';
import { StatisticsTabs } from '../features/insights/statistics-tabs';
import { StatisticsSkeleton, StatisticsView } from '../features/statistics/statistics-view';
import { LoadError } from '../layout/load-error';
import { historyQuery, statsQuery, todayQuery } from '../platform/challenge-queries';
import { usePageTitle } from '../platform/page-title';
import { useApi } from '../platform/session';

export default function StatisticsRoute() {
  usePageTitle('Performance Analytics');
  const api = useApi();
  const stats = useQuery(statsQuery(api));
  const history = useQuery(historyQuery(api));
  const exercises = useQuery(todayQuery(api)).data?.exercises;
  const needed = [stats, history];
  if (needed.some(({ data, error }) => !data && error))
    return <LoadError title="Your statistics did not load" queries={needed} />;
  if (!stats.data || !history.data) {
    return (
      <>
        <StatisticsTabs />
        <StatisticsSkeleton />
      </>
    );
  }
  const names = exercises ? eachExercise((id) => exercises[id].name) : exerciseNames;
  return (
    <>
      <StatisticsTabs />
      <StatisticsView stats={stats.data} history={history.data} names={names} />
    </>
  );
}

import { eachExercise, exerciseNames } from '@hundred/domain/days/exercises';
import { useQuery } from '@tanstack/react-query';
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
  if (!stats.data || !history.data) return <StatisticsSkeleton />;
  const names = exercises ? eachExercise((id) => exercises[id].name) : exerciseNames;
  return <StatisticsView stats={stats.data} history={history.data} names={names} />;
}

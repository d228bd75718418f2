import { eachExercise } from '@hundred/domain/days/exercises';
import { movements } from '@hundred/domain/movements/movements';
import { standardMovement } from '@hundred/domain/programs/program';
import { useQuery } from '@tanstack/react-query';
import { StatisticsTabs } from '../features/insights/statistics-tabs';
import { StatisticsSkeleton, StatisticsView } from '../features/statistics/statistics-view';
import { LoadError } from '../layout/load-error';
import { historyQuery, statsQuery, todayQuery } from '../platform/challenge-queries';
import { usePageTitle } from '../platform/page-title';
import { useApi } from '../platform/session';
import { PageHead } from '../ui/page-head';

export default function StatisticsRoute() {
  usePageTitle('Performance Analytics');
  const api = useApi();
  const stats = useQuery(statsQuery(api));
  const history = useQuery(historyQuery(api));
  const path = useQuery(todayQuery(api)).data?.path ?? null;
  const needed = [stats, history];
  if (needed.some(({ data, error }) => !data && error))
    return <LoadError title="Your statistics did not load" queries={needed} />;
  // What the run itself asks for: today's swap, or the plan of now, is not what all its days were.
  const names = eachExercise((id) => movements[standardMovement(path, id)].name);
  return (
    <>
      <PageHead
        title="Performance Analytics"
        tabs={<StatisticsTabs />}
        lede="Track your progress and see how far you’ve come"
      />
      {stats.data && history.data ? (
        <StatisticsView stats={stats.data} history={history.data} names={names} />
      ) : (
        <StatisticsSkeleton />
      )}
    </>
  );
}

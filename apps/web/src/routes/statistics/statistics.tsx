import { eachExercise } from '@hundred/domain/days/exercises';
import { movements } from '@hundred/domain/movements/movements';
import { standardMovement } from '@hundred/domain/programs/program';
import { historyView } from '../../challenge/history-views';
import { useChallenge } from '../../challenge/use-challenge';
import { statsView, todayView } from '../../challenge/views';
import { StatisticsTabs } from '../../features/insights/statistics-tabs';
import { StatisticsSkeleton, StatisticsView } from '../../features/statistics/statistics-view';
import { LoadError } from '../../layout/load-error';
import { usePageTitle } from '../../platform/look/page-title';
import { PageHead } from '../../ui/page-head';

export default function StatisticsRoute() {
  usePageTitle('Performance Analytics');
  const stats = useChallenge(statsView);
  const history = useChallenge(historyView);
  const path = useChallenge(todayView).data?.path ?? null;
  const needed = [stats, history];
  if (needed.some(({ data, error }) => !data && error))
    return <LoadError title="Your statistics did not load" queries={needed} />;
  // The names of the run's own movements, because today's swap or plan does not apply to all its days.
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

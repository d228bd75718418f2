import { addDays } from '@hundred/domain/days/civil-date';
import { eachExercise, exerciseIds } from '@hundred/domain/days/exercises';
import { movements } from '@hundred/domain/movements/movements';
import { programOn } from '@hundred/domain/programs/plans-of-run';
import { standardMovement, targetIn } from '@hundred/domain/programs/program';
import { historyView, wholeHistoryView } from '../../challenge/history-views';
import { useChallenge } from '../../challenge/use-challenge';
import { statsView, todayView } from '../../challenge/views';
import { StatisticsTabs } from '../../features/insights/statistics-tabs';
import { StatisticsSkeleton, StatisticsView } from '../../features/statistics/statistics-view';
import { StoryTitle } from '../../features/statistics/story-part';
import { text } from '../../features/statistics/text';
import { LoadError } from '../../layout/load-error';
import { usePageTitle } from '../../platform/look/page-title';

export default function StatisticsRoute() {
  usePageTitle(text.title);
  const stats = useChallenge(statsView);
  const history = useChallenge(historyView);
  const whole = useChallenge(wholeHistoryView).data;
  const path = useChallenge(todayView).data?.path ?? null;
  const needed = [stats, history];
  if (needed.some(({ data, error }) => !data && error))
    return <LoadError title={text.notLoaded} queries={needed} />;
  // The names of the run's own movements, because today's swap or plan does not apply to all its days.
  const names = eachExercise((id) => movements[standardMovement(path, id)].name);
  // Calls count runs from 1. Without the log on this device, the plan of the person is not known yet.
  const run = whole?.snapshot.runs[(history.data?.run ?? 1) - 1] ?? { path };
  // Without a log and without a history there is no date yet, and `run` has no plans: any date gives the same program.
  const today = whole?.history?.today ?? history.data?.history.at(-1)?.date ?? '1970-01-01';
  // A plan that starts tomorrow counts already, because the days ahead follow it.
  const program = programOn(run, addDays(today, 1));
  const targetOn = (day: number) => exerciseIds.reduce((sum, id) => sum + targetIn(program, id, day), 0);
  return (
    <>
      <StoryTitle tabs={<StatisticsTabs />} />
      {stats.data && history.data ? (
        <StatisticsView
          stats={stats.data}
          history={history.data}
          names={names}
          targetOn={targetOn}
          today={today}
        />
      ) : (
        <StatisticsSkeleton />
      )}
    </>
  );
}

import type { ExerciseId } from '@hundred/domain/days/exercises';
import { useMemo } from 'react';
import { type WholeHistory, wholeHistoryView } from '../../challenge/history-views';
import { useChallenge } from '../../challenge/use-challenge';
import { todayView } from '../../challenge/views';
import { AskCoach } from '../../features/coach/ask-coach';
import { coachInputOf } from '../../features/coach/coach-input';
import { ExampleTip } from '../../features/coach/example-tip';
import { text } from '../../features/coach/text/coach';
import { TipParts } from '../../features/coach/tip-parts';
import type { PlanAt } from '../../features/coach/tip-text';
import { TipsView } from '../../features/coach/tips-view';
import { partOfPlan } from '../../features/plans/part-of-plan';
import { planLink } from '../../features/plans/plan-link';
import { LoadError } from '../../layout/load-error';
import { EmptyState } from '../../ui/feedback/empty-state';
import { CoachFrame, CoachWaiting } from './coach-frame';

export default function CoachRoute() {
  return (
    <CoachFrame
      title={text.title}
      lede={text.lede}
      feature="coaching-tips"
      note={{ subject: 'tips', lines: [text.noteTips] }}
      locked={{
        title: text.lockedTitle,
        text: text.locked,
        example: <ExampleTip />,
      }}
      preview={<TipParts />}
    >
      {(uid) => <OwnTips uid={uid} />}
    </CoachFrame>
  );
}

function OwnTips({ uid }: { uid: string }) {
  const history = useChallenge(wholeHistoryView);
  if (!history.data)
    return history.error ? (
      <LoadError title={text.tipsNotLoaded} queries={[history]} headingLevel={2} />
    ) : (
      <CoachWaiting />
    );
  return <Tips uid={uid} history={history.data} />;
}

function Tips({ uid, history }: { uid: string; history: WholeHistory }) {
  const today = useChallenge(todayView).data;
  const input = useMemo(() => coachInputOf(history), [history]);
  if (!input) return <EmptyState title={text.startFirst}>{text.startFirstReason}</EmptyState>;
  /** The link to a plan with this percentage of one exercise, or of all. */
  const planAt: PlanAt = (percent, exercise) => {
    if (!today) return '/plan';
    const percentOf = (id: ExerciseId) => (exercise === undefined || exercise === id ? percent : 100);
    return planLink('', partOfPlan(today, percentOf));
  };
  return (
    <>
      <TipsView uid={uid} input={input} planAt={planAt} />
      <AskCoach uid={uid} />
    </>
  );
}

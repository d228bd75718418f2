import { useMemo } from 'react';
import { type WholeHistory, wholeHistoryView } from '../../challenge/history-views';
import { useChallenge } from '../../challenge/use-challenge';
import { todayView } from '../../challenge/views';
import { AskCoach } from '../../features/coach/ask-coach';
import { coachInputOf } from '../../features/coach/coach-input';
import { ExampleTip } from '../../features/coach/example-tip';
import type { PlanAt } from '../../features/coach/tip-text';
import { TipsView } from '../../features/coach/tips-view';
import { partOfPlan } from '../../features/plans/part-of-plan';
import { planLink } from '../../features/plans/plan-link';
import { LoadError } from '../../layout/load-error';
import { EmptyState } from '../../ui/feedback/empty-state';
import { CoachFrame, CoachWaiting } from './coach-frame';

const note = {
  subject: 'tips',
  text: [
    'These tips count what you did. They do not know your body, and are no medical advice.',
    'On pain, chest discomfort or dizziness stop and ask a doctor.',
  ],
} as const;

export default function CoachRoute() {
  return (
    <CoachFrame
      title="Coach"
      lede="These tips are worked out on this device from your log."
      feature="coaching-tips"
      note={note}
      locked={{
        title: 'One thing at a time',
        text: 'Tips from your own numbers, each with its figures, the reason for it and one thing to do.',
        example: <ExampleTip />,
      }}
    >
      {(uid) => <Own uid={uid} />}
    </CoachFrame>
  );
}

function Own({ uid }: { uid: string }) {
  const whole = useChallenge(wholeHistoryView);
  if (!whole.data)
    return whole.error ? (
      <LoadError title="Your tips did not load" queries={[whole]} headingLevel={2} />
    ) : (
      <CoachWaiting />
    );
  return <Tips uid={uid} whole={whole.data} />;
}

function Tips({ uid, whole }: { uid: string; whole: WholeHistory }) {
  const today = useChallenge(todayView).data;
  const input = useMemo(() => coachInputOf(whole), [whole]);
  if (!input) return <EmptyState title="Start the challenge first">Tips come from what you do.</EmptyState>;
  const planAt: PlanAt = (percent, exercise) =>
    today
      ? planLink(
          '',
          partOfPlan(today, (id) => (exercise === undefined || exercise === id ? percent : 100)),
        )
      : '/plan';
  return (
    <>
      <TipsView uid={uid} input={input} planAt={planAt} />
      <AskCoach uid={uid} />
    </>
  );
}

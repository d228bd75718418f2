import { type Muscles, musclesOf } from '@hundred/domain/insights/muscle-weeks';
import { useMemo } from 'react';
import type { WholeHistory } from '../../../challenge/history-views';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { exampleHistory } from '../example-history';
import { LockedInsight } from '../locked-insight';
import { MusclesView } from './muscles-view';
import { text } from './text';

/** What each muscle group did, once a week is over. */
export function MusclesTab({ history }: WholeHistory) {
  const muscles = useMemo(() => history && musclesOf(history), [history]);
  return history && hasWeek(muscles) ? (
    <MusclesView {...muscles} today={history.today} />
  ) : (
    <EmptyState title={text.tooEarly}>{text.tooEarlyReason}</EmptyState>
  );
}

type WithWeek = Muscles & { shown: NonNullable<Muscles['shown']> };

const hasWeek = (muscles: Muscles | null): muscles is WithWeek => muscles !== null && muscles.shown !== null;

/** The tab without Premium, with the figures of an invented person. */
export function LockedMuscles() {
  const { today, muscles } = useMemo(() => {
    const history = exampleHistory();
    return { today: history.today, muscles: musclesOf(history) };
  }, []);
  return (
    <LockedInsight title={text.lockedTitle} description={text.locked}>
      {hasWeek(muscles) && <MusclesView {...muscles} today={today} />}
    </LockedInsight>
  );
}

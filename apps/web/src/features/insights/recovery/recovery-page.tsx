import { datesBeforeRecovery, recoveryOf } from '@hundred/domain/insights/recovery';
import { type ReactNode, useMemo } from 'react';
import type { WholeHistory } from '../../../challenge/history-views';
import { formatNumber } from '../../../platform/format/format';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { exampleHistory } from '../example-history';
import { LockedInsight } from '../locked-insight';
import { RecoveryView } from './recovery-view';

/** `effort` is the question about the last day. */
export function Recovery({ history, effort }: WholeHistory & { effort: ReactNode }) {
  const recovery = useMemo(() => history && recoveryOf(history), [history]);
  if (history && recovery) return <RecoveryView recovery={recovery} today={history.today} effort={effort} />;
  return (
    <>
      <EmptyState title="Recovery comes after two weeks">
        {`It compares your last dates with those before, and needs ${formatNumber(datesBeforeRecovery)} of them. Say how hard your days are until then, and it knows more.`}
      </EmptyState>
      {effort}
    </>
  );
}

export function LockedRecovery() {
  const { today, recovery } = useMemo(() => {
    const history = exampleHistory();
    return { today: history.today, recovery: recoveryOf(history) };
  }, []);
  return (
    <LockedInsight
      title="See how it adds up"
      text="Your load beside what the plan asked, how hard the days were, and one sentence where something stands out."
    >
      {recovery && <RecoveryView recovery={recovery} today={today} effort={null} />}
    </LockedInsight>
  );
}

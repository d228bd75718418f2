import { datesBeforeRecovery, recoveryOf } from '@hundred/domain/insights/recovery';
import { type ReactNode, useMemo } from 'react';
import type { WholeHistory } from '../../../challenge/history-views';
import { formatNumber } from '../../../platform/format/format';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { exampleHistory } from '../example-history';
import { LockedInsight } from '../locked-insight';
import { RecoveryView } from './recovery-view';
import { text } from './text';

/** The load of the last dates. `effortQuestion` asks how hard the last day was. */
export function RecoveryTab({ history, effortQuestion }: WholeHistory & { effortQuestion: ReactNode }) {
  const recovery = useMemo(() => history && recoveryOf(history), [history]);
  if (history && recovery)
    return <RecoveryView recovery={recovery} today={history.today} effortQuestion={effortQuestion} />;
  return (
    <>
      <EmptyState title={text.tooEarly}>
        {text.tooEarlyReason({ days: formatNumber(datesBeforeRecovery) })}
      </EmptyState>
      {effortQuestion}
    </>
  );
}

/** The tab without Premium, with the figures of an invented person. */
export function LockedRecovery() {
  const { today, recovery } = useMemo(() => {
    const history = exampleHistory();
    return { today: history.today, recovery: recoveryOf(history) };
  }, []);
  return (
    <LockedInsight title={text.lockedTitle} description={text.locked}>
      {recovery && <RecoveryView recovery={recovery} today={today} effortQuestion={null} />}
    </LockedInsight>
  );
}

import { type ProgrammeId, programmeIds } from '@hundred/domain/recovery/programmes';
import type { ReactNode } from 'react';
import { ProgrammeCard } from './programme-card';
import type { RecoverySessions } from './sessions-view';

type Props = Omit<RecoverySessions, 'run'> & {
  planLine?: (programme: ProgrammeId, session: number) => ReactNode;
};

/** The cards of all programmes. */
export function RecoveryView({ dates, todaysSession, planLine }: Props) {
  return (
    <div className="grid gap-4 tablet:grid-cols-2 tablet:max-desktop:fill-last-row desktop:grid-cols-3 desktop:gap-6">
      {programmeIds.map((programme) => (
        <ProgrammeCard
          key={programme}
          programme={programme}
          dates={dates}
          todaysSession={todaysSession}
          {...(planLine && { planLine: (session: number) => planLine(programme, session) })}
        />
      ))}
    </div>
  );
}

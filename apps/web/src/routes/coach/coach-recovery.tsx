import { firstDayOfPlan } from '@hundred/domain/programs/plan-start';
import { isProgramme, type ProgrammeId, sessionsIn } from '@hundred/domain/recovery/programmes';
import { programmes, sessionOf, suggestedAmount } from '@hundred/domain/recovery/sessions';
import { type ComponentProps, useState } from 'react';
import { Link, Navigate, useParams } from 'react-router';
import { useChallenge } from '../../challenge/use-challenge';
import { todayView } from '../../challenge/views';
import { planLink } from '../../features/plans/plan-link';
import { beginsTomorrow } from '../../features/plans/plan-standing';
import { wayBack } from '../../features/plans/way-back';
import { beginningsOf } from '../../features/recovery/beginnings';
import { ExampleSession } from '../../features/recovery/locked-recovery';
import { RecoveryView } from '../../features/recovery/recovery-view';
import { SessionPage } from '../../features/recovery/session-page';
import { sessionTexts } from '../../features/recovery/session-text';
import { type RecoverySessions, sessionsView } from '../../features/recovery/sessions-view';
import { LoadError } from '../../layout/load-error';
import { formatPercent } from '../../platform/format/format';
import { EmptyState } from '../../ui/feedback/empty-state';
import { lazyDialog } from '../../ui/feedback/lazy-part';
import { CoachFrame, CoachWaiting } from './coach-frame';

const BadgeCeremony = lazyDialog(() => import('../../features/badges/badge-ceremony'));

const note = {
  subject: 'recovery',
  text: [
    'Stop on pain. Do not begin with numbness, swelling or after an injury.',
    'These are gentle movements for whoever is healthy, and no treatment. When in doubt, ask a doctor first.',
    'Whoever has looked after your body, such as a physiotherapist, knows more than this page.',
  ],
} as const;

/** `/coach/recovery` shows the programmes, `/coach/recovery/backAfterBreak/3` one session. */
export default function CoachRecoveryRoute() {
  const [programme = '', number = ''] = (useParams()['*'] ?? '').split('/');
  const session = isProgramme(programme) ? sessionOf(programme, Number(number)) : null;
  const isSession = isProgramme(programme) && session !== null;
  return (
    <CoachFrame
      title={isSession ? `${programmes[programme].name}, session ${number}` : 'Recovery programs'}
      lede={isSession ? sessionTexts(session) : 'A few quiet minutes beside the challenge.'}
      feature="recovery-programs"
      note={note}
      locked={{
        title: 'Look after what works hard',
        text: 'Three programmes of drawn and timed sessions: wrists and shoulders, lower back and hips, and the way back after a break.',
        example: <ExampleSession />,
      }}
    >
      {(uid) => (
        <Own
          sessionProps={
            programme === ''
              ? null
              : isSession
                ? { uid, programme, number: Number(number), session }
                : 'unknown'
          }
        />
      )}
    </CoachFrame>
  );
}

type OwnProps = {
  sessionProps: Omit<ComponentProps<typeof SessionPage>, 'today' | 'onBadges'> | 'unknown' | null;
};

function Own({ sessionProps }: OwnProps) {
  const [newBadges, setNewBadges] = useState<ComponentProps<typeof BadgeCeremony>['badges']>([]);
  const sessionsQuery = useChallenge(sessionsView);
  if (!sessionsQuery.data)
    return sessionsQuery.error ? (
      <LoadError title="Your recovery sessions did not load" queries={[sessionsQuery]} headingLevel={2} />
    ) : (
      <CoachWaiting />
    );
  const { run, ...sessions } = sessionsQuery.data;
  if (!run) return <EmptyState title="Start the challenge first">Recovery goes beside it.</EmptyState>;
  if (sessionProps === 'unknown') return <Navigate to="/coach/recovery" replace />;
  return (
    <>
      {newBadges.length > 0 && <BadgeCeremony badges={newBadges} onClose={() => setNewBadges([])} />}
      {sessionProps ? (
        <SessionPage
          key={`${sessionProps.programme} ${sessionProps.number}`}
          {...sessionProps}
          today={sessions.today}
          onBadges={setNewBadges}
        />
      ) : (
        <Programmes run={run} {...sessions} />
      )}
    </>
  );
}

const amountsOnTheWay = Array.from({ length: sessionsIn.backAfterBreak }, (_, index) =>
  suggestedAmount(index + 1),
).filter((percent) => percent < 100);

type ProgrammesProps = Pick<RecoverySessions, 'dates' | 'today'> & {
  run: NonNullable<RecoverySessions['run']>;
};

/** After a break the plan asks for less, and for a little more with every session, until it is whole again. */
function Programmes({ run, ...sessionsQuery }: ProgrammesProps) {
  const today = useChallenge(todayView).data;
  const beside = (programme: ProgrammeId, session: number) => {
    if (programme !== 'backAfterBreak' || !today) return null;
    const percent = suggestedAmount(session);
    const all = beginningsOf(programme, sessionsQuery.dates);
    // Without an earlier beginning it is today; beginnings in an earlier run led to another plan and are left out.
    const beginnings = [...all.slice(0, -1).filter((date) => date >= run.beginsOn), all.at(-1) ?? run.date];
    const day = firstDayOfPlan(today, beginsTomorrow(today));
    const { exercises, isInUse } = wayBack(run, beginnings, day, { percent, steps: amountsOnTheWay });
    return (
      <p className="mt-2 text-ink-2">
        {percent === 100
          ? 'Beside it, all of your plan again.'
          : `Beside it, about ${formatPercent(percent)} of your plan is enough.`}{' '}
        {!isInUse && (
          <Link to={planLink('', exercises)} className="underline underline-offset-4">
            See that plan
          </Link>
        )}
      </p>
    );
  };
  return <RecoveryView {...sessionsQuery} beside={beside} />;
}

import type { Today } from '@hundred/contract/today';
import { firstDayOfPlan } from '@hundred/domain/programs/plan-start';
import { isProgramme, type ProgrammeId, sessionsIn } from '@hundred/domain/recovery/programmes';
import { programmes, sessionOf, suggestedAmount } from '@hundred/domain/recovery/sessions';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Link, Navigate, useParams } from 'react-router';
import { useChallenge } from '../../challenge/use-challenge';
import { todayView } from '../../challenge/views';
import { planLink } from '../../features/plans/plan-link';
import { wouldPlanStartTomorrow } from '../../features/plans/plan-standing';
import { wayBack } from '../../features/plans/way-back/way-back';
import { beginningsOf } from '../../features/recovery/beginnings';
import { ExampleSession } from '../../features/recovery/example-session';
import { RecoveryView } from '../../features/recovery/recovery-view';
import { lengthText } from '../../features/recovery/session-length';
import { SessionPage } from '../../features/recovery/session-page';
import { type RecoverySessions, sessionsView } from '../../features/recovery/sessions-view';
import { text } from '../../features/recovery/text';
import { LoadError } from '../../layout/load-error';
import { formatPercent } from '../../platform/format/format';
import { BackLink } from '../../ui/back-link';
import { EmptyState } from '../../ui/feedback/empty-state';
import { lazyDialog } from '../../ui/feedback/lazy-part';
import { CoachFrame, CoachWaiting } from './coach-frame';

const BadgeCeremony = lazyDialog(() => import('../../features/badges/badge-ceremony'));

/** `/coach/recovery` shows the programmes, `/coach/recovery/backAfterBreak/3` one session. */
export default function CoachRecoveryRoute() {
  const address = sessionAt(useParams()['*'] ?? '');
  const shownSession = address === 'unknown' ? null : address;
  return (
    <CoachFrame
      title={
        shownSession
          ? text.sessionOf({
              program: programmes[shownSession.programme].name,
              session: shownSession.sessionNumber,
            })
          : text.title
      }
      back={shownSession && <BackLink to="/coach/recovery">{text.allPrograms}</BackLink>}
      lede={shownSession ? lengthText(shownSession.sessionPlan) : text.lede}
      feature="recovery-programs"
      note={{ subject: 'recovery', lines: text.note }}
      locked={{
        title: text.lockedTitle,
        text: text.locked,
        example: <ExampleSession />,
      }}
    >
      {(uid) => <RecoveryContent uid={uid} address={address} />}
    </CoachFrame>
  );
}

type SessionAddress = Pick<ComponentProps<typeof SessionPage>, 'programme' | 'sessionNumber' | 'sessionPlan'>;

/** The session that a path names; null for the page of all programmes, `unknown` if there is no such session. */
function sessionAt(path: string): SessionAddress | 'unknown' | null {
  const [programme = '', number = ''] = path.split('/');
  if (programme === '') return null;
  const sessionNumber = Number(number);
  const sessionPlan = isProgramme(programme) ? sessionOf(programme, sessionNumber) : null;
  return isProgramme(programme) && sessionPlan ? { programme, sessionNumber, sessionPlan } : 'unknown';
}

type RecoveryContentProps = { uid: string; address: SessionAddress | 'unknown' | null };

function RecoveryContent({ uid, address }: RecoveryContentProps) {
  const [newBadges, setNewBadges] = useState<ComponentProps<typeof BadgeCeremony>['badges']>([]);
  const sessionsQuery = useChallenge(sessionsView);
  if (!sessionsQuery.data)
    return sessionsQuery.error ? (
      <LoadError title={text.notLoaded} queries={[sessionsQuery]} headingLevel={2} />
    ) : (
      <CoachWaiting />
    );
  const { run, ...sessions } = sessionsQuery.data;
  if (!run) return <EmptyState title={text.startFirst}>{text.startFirstReason}</EmptyState>;
  if (address === 'unknown') return <Navigate to="/coach/recovery" replace />;
  return (
    <>
      {newBadges.length > 0 && <BadgeCeremony badges={newBadges} onClose={() => setNewBadges([])} />}
      {address ? (
        <SessionPage
          key={`${address.programme} ${address.sessionNumber}`}
          uid={uid}
          {...address}
          todaysSession={sessions.todaysSession}
          onBadges={setNewBadges}
        />
      ) : (
        <Programmes run={run} {...sessions} />
      )}
    </>
  );
}

/** The parts of the plan that the sessions after a break lead through, in percent, before the whole plan. */
const amountsOnTheWay = Array.from({ length: sessionsIn.backAfterBreak }, (_, index) =>
  suggestedAmount(index + 1),
).filter((percent) => percent < 100);

type ProgrammesProps = Pick<RecoverySessions, 'dates' | 'todaysSession'> & {
  run: NonNullable<RecoverySessions['run']>;
};

function Programmes({ run, ...sessions }: ProgrammesProps) {
  const today = useChallenge(todayView).data;
  const planLine = (programme: ProgrammeId, session: number) =>
    programme === 'backAfterBreak' && today ? planLineOf(run, sessions.dates, today, session) : null;
  return <RecoveryView {...sessions} planLine={planLine} />;
}

/** After a break the plan asks for less, and for a little more with every session, until it is whole again. */
function planLineOf(
  run: ProgrammesProps['run'],
  dates: RecoverySessions['dates'],
  today: Today,
  session: number,
): ReactNode {
  const percent = suggestedAmount(session);
  const allBeginnings = beginningsOf('backAfterBreak', dates);
  // The last beginning is today if the programme was never begun. Of the earlier ones only those of this run count, because
  // those of another run led to another plan.
  const earlier = allBeginnings.slice(0, -1).filter((date) => date >= run.beginsOn);
  const beginnings = [...earlier, allBeginnings.at(-1) ?? run.date];
  const day = firstDayOfPlan(today, wouldPlanStartTomorrow(today));
  const { exercises, isInUse } = wayBack(run, beginnings, day, { percent, steps: amountsOnTheWay });
  return (
    <p className="mt-2 text-ink-2">
      {percent === 100 ? text.fullPlan : text.partOfPlan({ percent: formatPercent(percent) })}{' '}
      {!isInUse && (
        <Link to={planLink('', exercises)} className="underline underline-offset-4">
          {text.seePlan}
        </Link>
      )}
    </p>
  );
}

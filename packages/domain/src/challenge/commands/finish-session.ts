import { entitlementAt } from '../../entitlements/entitlement';
import { can } from '../../entitlements/feature-tiers';
import { premiumPeriods } from '../../entitlements/premium-periods';
import { isProgramme, isSessionOf, isSessionTime, type ProgrammeId } from '../../recovery/programmes';
import type { CommandOutcome } from './command-result';
import { decisionContextOf } from './decision-context';
import { type DecisionInput, isContext } from './decision-input';
import { latestFactFields } from './latest-fact-fields';
import type { OfflineDetails } from './offline-details';
import { refusal } from './refusals';

/** Finishes a session of a recovery programme. */
export interface FinishSession extends OfflineDetails {
  kind: 'finishSession';
  programme: ProgrammeId;
  session: number;
  seconds: number;
}

/**
 * A date has one session. A session is no workout, so it is also accepted while a run waits and after a run is finished.
 */
export function finishSession(input: DecisionInput, command: FinishSession, now: number): CommandOutcome {
  const { programme, session, seconds } = command;
  const context = decisionContextOf(input, command, now);
  if (!isContext(context)) return context;
  if (!isProgramme(programme)) return refusal('invalid_programme');
  if (!isSessionOf(programme, session)) return refusal('invalid_session');
  if (!isSessionTime(seconds)) return refusal('invalid_session_time');
  const entitlement = entitlementAt(premiumPeriods(input.snapshot.premium), context.recordedAt);
  if (!can(entitlement, 'recovery-programs'))
    return { ...refusal('premium_required'), message: 'You need Lifetime for recovery programs.' };
  const { date, latest } = context;
  const doneSession = latest.session;
  if (doneSession) {
    const isSame = doneSession.programme === programme && doneSession.session === session;
    return isSame ? { facts: [], localDate: date } : refusal('session_already_done');
  }
  const fields = latestFactFields(context, command);
  return { facts: [{ kind: 'recoverySession', ...fields, programme, session, seconds }], localDate: date };
}

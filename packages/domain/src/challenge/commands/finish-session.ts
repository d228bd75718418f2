import { entitlementAt } from '../../entitlements/entitlement';
import { can } from '../../entitlements/features';
import { premiumPeriods } from '../../entitlements/premium-periods';
import { isProgramme, isSessionOf, isSessionTime } from '../../recovery/programmes';
import type { Answer } from './answer';
import type { FinishSession } from './commands';
import { placeOf, recordedFields, type Source } from './place';
import { type Refusal, refusal } from './refusals';

/** One session a date. It is no workout, so it is taken before a run opens and after it is finished as well. */
export function finishSession(source: Source, command: FinishSession, now: number): Answer | Refusal | null {
  const { programme, session, seconds } = command;
  const place = placeOf(source, command, now);
  if (!place || 'code' in place) return place;
  if (!isProgramme(programme)) return refusal('invalid_programme');
  if (!isSessionOf(programme, session)) return refusal('invalid_session');
  if (!isSessionTime(seconds)) return refusal('invalid_session_time');
  const then = entitlementAt(premiumPeriods(source.snapshot.premium), place.at);
  if (!can(then, 'recovery-programs'))
    return { ...refusal('premium_required'), message: 'Recovery programmes need Lifetime.' };
  const { sessionDone: before, date } = place;
  if (before) {
    const isSame = before.programme === programme && before.session === session;
    return isSame ? { facts: [], localDate: date } : refusal('session_already_done');
  }
  const fields = recordedFields(source, command, place);
  return { facts: [{ kind: 'recoverySession', ...fields, programme, session, seconds }], localDate: date };
}

import { lengthOf, type SessionPlan } from '@hundred/domain/recovery/sessions';
import { formatNumber } from '../../platform/format/format';

export const minutesOf = (session: SessionPlan): string =>
  `${formatNumber(Math.round(lengthOf(session) / 60))} min`;

/** "6 movements of 30 seconds, twice", and what it does not replace. */
export function sessionTexts({ movements, seconds, rounds }: SessionPlan): string {
  const times = rounds === 1 ? '' : ', twice';
  return `${formatNumber(movements.length)} movements of ${formatNumber(seconds)} seconds${times}. Not a workout: no reps, no streak, no board.`;
}

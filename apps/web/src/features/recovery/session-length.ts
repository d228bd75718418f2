import { lengthOf, type SessionPlan } from '@hundred/domain/recovery/sessions';
import { formatNumber } from '../../platform/format/format';
import { text } from './text';

/** The length of a session in whole minutes. */
export const minutesOf = (sessionPlan: SessionPlan): string =>
  text.minutes({ minutes: formatNumber(Math.round(lengthOf(sessionPlan) / 60)) });

/** "6 movements, 30 seconds each, twice." */
export function lengthText({ movements, seconds, rounds }: SessionPlan): string {
  const length = { movements: formatNumber(movements.length), seconds: formatNumber(seconds) };
  return rounds === 1 ? text.once(length) : text.twice(length);
}

import { isEffort } from '../../days/effort';
import { isPremiumAt } from '../../entitlements/entitlement';
import type { Answer } from './answer';
import type { RateEffort } from './commands';
import { placeOf, recordedFields, type Source } from './place';
import { type Refusal, refusal } from './refusals';

/**
 * Of the last completed date, until the day after it is begun. The date that is named is the one to be rated, which may
 * not be today any more: so it is not asked whether it was the date then, but whether it was the last completed one.
 */
export function rateEffort(source: Source, command: RateEffort, now: number): Answer | Refusal | null {
  const { localDate, ...when } = command;
  const place = placeOf(source, when, now);
  if (!place || 'code' in place) return place;
  if (!isEffort(command.effort)) return refusal('invalid_effort');
  if (!isPremiumAt(source.snapshot, place.at)) return refusal('premium_required');
  const { toRate } = place.state;
  if (!toRate || (localDate ?? toRate.date) !== toRate.date) return refusal('no_day_to_rate');
  if (toRate.effort === command.effort) return { facts: [], localDate: toRate.date };
  const fields = { ...recordedFields(source, command, place), localDate: toRate.date };
  return { facts: [{ kind: 'effortRated', ...fields, effort: command.effort }], localDate: toRate.date };
}

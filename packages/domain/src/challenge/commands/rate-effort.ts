import { type Effort, isEffort } from '../../days/effort';
import { isPremiumAt } from '../../entitlements/entitlement';
import type { CommandOutcome } from './command-result';
import { decisionContextOf } from './decision-context';
import { type DecisionInput, isContext } from './decision-input';
import { latestFactFields } from './latest-fact-fields';
import type { OfflineDetails } from './offline-details';
import { refusal } from './refusals';

/** Rates how hard the last completed day was. `localDate` is the date to rate, not the date of the command. */
export interface RateEffort extends OfflineDetails {
  kind: 'rateEffort';
  effort: Effort;
}

/** The last completed date can be rated until the next day is started, which may be on a later date. */
export function rateEffort(input: DecisionInput, command: RateEffort, now: number): CommandOutcome {
  // The context is decided without `localDate`, because here it names the date to rate.
  const { localDate: dateToRate, effort, ...otherDetails } = command;
  const context = decisionContextOf(input, otherDetails, now);
  if (!isContext(context)) return context;
  if (!isEffort(effort)) return refusal('invalid_effort');
  if (!isPremiumAt(input.snapshot, context.recordedAt)) return refusal('premium_required');
  const { dayToRate } = context.state;
  if (!dayToRate || (dateToRate ?? dayToRate.date) !== dayToRate.date) return refusal('no_day_to_rate');
  if (dayToRate.effort === effort) return { facts: [], localDate: dayToRate.date };
  const fields = { ...latestFactFields(context, command), localDate: dayToRate.date };
  return { facts: [{ kind: 'effortRated', ...fields, effort }], localDate: dayToRate.date };
}

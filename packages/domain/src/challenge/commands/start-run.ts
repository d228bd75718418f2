import { isZone, localDateIn } from '../../days/zones';
import type { CommandResult } from './command-result';
import type { DecisionInput } from './decision-input';
import { type Refusal, refusal } from './refusals';

/** Starts the first run. */
export interface StartRun {
  kind: 'startRun';
  timezone: string;
}

export function startRun(
  { snapshot }: DecisionInput,
  { timezone }: StartRun,
  now: number,
): CommandResult | Refusal {
  if (!isZone(timezone)) return refusal('invalid_timezone');
  if (snapshot.runs.length > 0) return refusal('already_started');
  const localDate = localDateIn(timezone, now);
  return {
    facts: [{ kind: 'runStarted', at: now, timezone, localDate, firstDate: localDate }],
    localDate,
  };
}

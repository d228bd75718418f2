import { isZone } from '../../days/zones';
import { type CommandResult, noFacts } from './command-result';
import type { DecisionInput } from './decision-input';
import { type Refusal, refusal } from './refusals';
import { nextInstant } from './run-opening';

/** Changes the zone of the account. */
export interface ChangeZone {
  kind: 'changeZone';
  timezone: string;
}

export function changeZone(
  { snapshot }: DecisionInput,
  { timezone }: ChangeZone,
  now: number,
): CommandResult | Refusal {
  if (!isZone(timezone)) return refusal('invalid_timezone');
  if (snapshot.runs.length === 0) return refusal('not_started');
  if (snapshot.zones.at(-1)?.timezone === timezone) return noFacts;
  return { facts: [{ kind: 'zoneChanged', at: nextInstant(snapshot, now), timezone }], localDate: null };
}

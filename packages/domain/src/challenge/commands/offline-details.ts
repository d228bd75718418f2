import type { CivilDate } from '../../days/civil-date';
import { isZone } from '../../days/zones';
import { mostDaysLate } from '../facts/limits';
import { type Refusal, refusal } from './refusals';

/** What a device adds to a command that was performed without a connection. */
export interface OfflineDetails {
  /** Created on the device. A command whose key is already in the log changes nothing. */
  deviceKey?: string;
  /** The date the command was performed on, in the account's zone. */
  localDate?: CivilDate;
  timezone?: string;
  /** When the command was performed, in epoch milliseconds. Absent: now. */
  at?: number;
}

export interface CommandInstants {
  /** When the command was performed, by the clock of the device. */
  performedAt: number;
  /** The instant to record: `performedAt`, or now if the clock of the device is ahead. */
  recordedAt: number;
}

/** In milliseconds: ten minutes. The person is told to set a clock that is further ahead. */
const mostAhead = 600_000;
/** In milliseconds. */
const mostLateness = mostDaysLate * 86_400_000;

/** The instants of a command that arrives now. Refuses a zone or an instant that is not possible. */
export function instantsOf({ at, timezone }: OfflineDetails, now: number): CommandInstants | Refusal {
  if (timezone !== undefined && !isZone(timezone)) return refusal('invalid_timezone');
  if (at === undefined) return { performedAt: now, recordedAt: now };
  if (!Number.isSafeInteger(at)) return refusal('invalid_instant');
  if (at > now + mostAhead) return refusal('clock_ahead');
  if (at < now - mostLateness) return refusal('too_late');
  return { performedAt: at, recordedAt: Math.min(at, now) };
}

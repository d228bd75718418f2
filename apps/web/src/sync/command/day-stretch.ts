import { graceHour } from '@hundred/domain/challenge/facts/limits';
import type { Snapshot } from '@hundred/domain/challenge/fold/snapshot';
import { localTimeIn } from '@hundred/domain/days/zones';
import { entitlementOf } from '@hundred/domain/entitlements/entitlement';

/**
 * Names the time between two moments at which screens change by themselves: midnight, 02:00 after a workout that ran
 * late, and the end of a plan.
 */
export function dayStretch(zone: string, snapshot: Snapshot | undefined, now: number): string {
  const { date, hour } = localTimeIn(zone, now);
  const tier = snapshot && entitlementOf(snapshot, now).tier;
  return `${date} ${hour < graceHour ? 'late' : 'day'} ${tier ?? ''}`;
}

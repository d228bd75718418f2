import { graceHour } from '@hundred/domain/challenge/facts/limits';
import type { Snapshot } from '@hundred/domain/challenge/fold/snapshot';
import { zoneAt } from '@hundred/domain/days/zone-history';
import { localTimeIn } from '@hundred/domain/days/zones';
import { entitlementOf } from '@hundred/domain/entitlements/entitlement';
import { browserZone } from '../platform/time/browser-zone';
import type { LogReplica } from './log-replica';

/**
 * Returns a function that reports whether the date, or the plan in force, has changed since its last call. Screens then
 * show something else, although nobody did anything.
 */
export function makeDateWatch({ clock, state }: LogReplica): () => boolean {
  let lastCheck = clock.now();
  return () => {
    const { local, profile } = state();
    const now = clock.now();
    const zone = (local && zoneAt(local.snapshot.zones, now)) ?? profile.timezone ?? browserZone();
    const periodAt = (instant: number) => periodOfSameScreens(zone, local?.snapshot, instant);
    const hasChanged = periodAt(now) !== periodAt(lastCheck);
    lastCheck = now;
    return hasChanged;
  };
}

/**
 * Identifies the period in which screens stay the same unless the person acts. A period ends at midnight, at 02:00 (a
 * workout that started before midnight can be finished until then), and with the trial or the plan.
 */
export function periodOfSameScreens(zone: string, snapshot: Snapshot | undefined, instant: number): string {
  const { date, hour } = localTimeIn(zone, instant);
  const tier = snapshot ? entitlementOf(snapshot, instant).tier : '';
  return `${date} ${hour < graceHour ? 'late' : 'day'} ${tier}`;
}

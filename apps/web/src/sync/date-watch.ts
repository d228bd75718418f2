import { graceHour } from '@hundred/domain/challenge/facts/limits';
import type { Snapshot } from '@hundred/domain/challenge/fold/snapshot';
import { zoneAt } from '@hundred/domain/days/zone-history';
import { localTimeIn } from '@hundred/domain/days/zones';
import { entitlementOf } from '@hundred/domain/entitlements/entitlement';
import { browserZone } from '../platform/time/browser-zone';
import type { SyncCore } from './sync-core';

/**
 * Returns a function that reports whether the date, or the plan in force, has changed since its last call. Screens then
 * show something else, although nobody did anything.
 */
export function makeDateWatch({ clock, state }: SyncCore): () => boolean {
  let lastCheck = clock.now();
  return () => {
    const { local, profile } = state();
    const now = clock.now();
    const zone = (local && zoneAt(local.snapshot.zones, now)) ?? profile.timezone ?? browserZone();
    const stretchAt = (instant: number) => dayStretch(zone, local?.snapshot, instant);
    const hasTurned = stretchAt(now) !== stretchAt(lastCheck);
    lastCheck = now;
    return hasTurned;
  };
}

/**
 * Names the time between two moments at which screens change by themselves: midnight, 02:00 after a workout that ran
 * late, and the end of a plan.
 */
export function dayStretch(zone: string, snapshot: Snapshot | undefined, now: number): string {
  const { date, hour } = localTimeIn(zone, now);
  const tier = snapshot && entitlementOf(snapshot, now).tier;
  return `${date} ${hour < graceHour ? 'late' : 'day'} ${tier ?? ''}`;
}

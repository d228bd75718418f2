import { zoneAt } from '@hundred/domain/days/zone-history';
import { browserZone } from '../platform/time/browser-zone';
import { dayStretch } from './command/day-stretch';
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

import { addDays, type CivilDate } from '../days/civil-date';
import { type ZoneHistory, zoneAt } from '../days/zone-history';
import { localDateIn } from '../days/zones';
import { entitlementOf, type PremiumRecord } from './entitlement';

/**
 * The last date with Premium if nothing changes, and null if it has no end. For a person without Premium it is yesterday,
 * so that no date from today on counts as premium.
 */
export function lastPremiumDateOf(
  snapshot: PremiumRecord & { zones: ZoneHistory },
  now: number,
): CivilDate | null {
  const zone = zoneAt(snapshot.zones, now);
  const { isPremium, until } = entitlementOf(snapshot, now);
  if (!isPremium) return addDays(localDateIn(zone, now), -1);
  return until === null ? null : localDateIn(zone, until - 1);
}

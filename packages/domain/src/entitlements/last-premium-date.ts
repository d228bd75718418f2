import type { Snapshot } from '../challenge/fold/snapshot';
import { zoneAt } from '../challenge/fold/zone-history';
import { addDays, type CivilDate } from '../days/civil-date';
import { localDateIn } from '../days/zones';
import { entitlementOf } from './entitlement';

/** The last date that is premium if nothing more happens: null where there is no end to it, yesterday for whoever is not. */
export function lastPremiumDateOf(
  snapshot: Pick<Snapshot, 'premium' | 'lastAt' | 'zones'>,
  now: number,
): CivilDate | null {
  const zone = zoneAt(snapshot.zones, now);
  const { isPremium, until } = entitlementOf(snapshot, now);
  if (!isPremium) return addDays(localDateIn(zone, now), -1);
  return until === null ? null : localDateIn(zone, until - 1);
}

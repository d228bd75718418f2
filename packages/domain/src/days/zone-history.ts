import type { CivilDate } from './civil-date';
import { localDateIn } from './zones';

/** The zones a person lived in, earliest first. The first one also counts for the time before it. */
export type ZoneHistory = readonly ZoneSince[];

export interface ZoneSince {
  /** The instant from which on the zone is in force. */
  at: number;
  timezone: string;
}

/** The zone in force at an instant; UTC without any. */
export function zoneAt(zones: ZoneHistory, instant: number): string {
  for (let index = zones.length - 1; index > 0; index--) {
    const zone = zones[index];
    if (zone && zone.at <= instant) return zone.timezone;
  }
  return zones[0]?.timezone ?? 'UTC';
}

export function localDateAt(zones: ZoneHistory, instant: number): CivilDate {
  return localDateIn(zoneAt(zones, instant), instant);
}

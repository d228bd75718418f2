import { isZone } from '@hundred/domain/days/zones';

/** UTC if there is none, or one that this runtime does not know: the data may come from a newer one. */
export const zoneOrUtc = (timezone: string | null): string =>
  timezone !== null && isZone(timezone) ? timezone : 'UTC';

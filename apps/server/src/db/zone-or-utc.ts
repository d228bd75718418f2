import { isZone } from '@hundred/domain/days/zones';

/** UTC if no zone is stored, or one that this runtime does not know: a newer runtime may have stored it. */
export const zoneOrUtc = (timezone: string | null): string =>
  timezone !== null && isZone(timezone) ? timezone : 'UTC';

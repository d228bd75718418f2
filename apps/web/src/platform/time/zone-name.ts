import { placeOfZone } from './browser-zone';

/** The place with its region in front, for a list of zones. */
export const nameOfZone = (zone: string): string =>
  [...zone.split('/').slice(0, -1), placeOfZone(zone)].join('/').replaceAll('_', ' ');

import { temporal } from '@hundred/domain/days/temporal';
import { isZone } from '@hundred/domain/days/zones';
import { useEffect, useState } from 'react';

/** A browser may know its offset only, which says nothing of clock changes; then its days are those of UTC. */
export function browserZone(): string {
  const zone = temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isZone(zone) ? zone : 'UTC';
}

/** Many places have had several names: Asia/Calcutta is Asia/Kolkata. */
export function isSameZone(one: string, other: string): boolean {
  return one === other || canonicalName(one) === canonicalName(other);
}

function canonicalName(zone: string): string {
  return isZone(zone) ? new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone : zone;
}

/** Browsers know zones by the names that places had when their lists began. */
const presentNames: Readonly<Record<string, string>> = {
  Asmera: 'Asmara',
  Calcutta: 'Kolkata',
  Coral_Harbour: 'Atikokan',
  Enderbury: 'Kanton',
  Faeroe: 'Faroe',
  Godthab: 'Nuuk',
  Ho_Chi_Minh: 'Ho Chi Minh City',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Ponape: 'Pohnpei',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
  Truk: 'Chuuk',
};

/** The place a zone is named after, by its present name: "Buenos Aires" of America/Argentina/Buenos_Aires. */
export function placeOfZone(zone: string): string {
  const place = zone.split('/').at(-1) ?? zone;
  return presentNames[place] ?? place.replaceAll('_', ' ');
}

/** The same with its region in front, as a list of zones shows it. */
export const nameOfZone = (zone: string): string =>
  [...zone.split('/').slice(0, -1), placeOfZone(zone)].join('/').replaceAll('_', ' ');

/**
 * Follows somebody who lands with the page still open. Known when the page is idle unless it is wanted at once, since
 * in some browsers the first question about a zone costs a phone a tenth of a second.
 */
export function useBrowserZone(isWantedAtOnce: boolean): string | undefined {
  const [zone, setZone] = useState(() => (isWantedAtOnce ? browserZone() : undefined));
  useEffect(() => {
    const look = () => setZone(browserZone());
    (globalThis.requestIdleCallback ?? setTimeout)(look);
    addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return zone;
}

import { isZone } from '@hundred/domain/days/zones';
import { useSyncExternalStore } from 'react';

/** A browser may know its offset only, which says nothing of clock changes; then its days are those of UTC. */
export function browserZone(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isZone(zone) ? zone : 'UTC';
}

/** Many places have had several names: Asia/Calcutta is Asia/Kolkata. */
export function isSameZone(one: string, other: string): boolean {
  return canonicalName(one) === canonicalName(other);
}

function canonicalName(zone: string): string {
  return isZone(zone) ? new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone : zone;
}

/** The place a zone is named after: "Buenos Aires" of America/Argentina/Buenos_Aires. */
export const placeOfZone = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** Follows somebody who lands with the page still open. */
export function useBrowserZone(): string {
  return useSyncExternalStore(onReturn, browserZone);
}

function onReturn(listener: () => void): () => void {
  addEventListener('focus', listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    removeEventListener('focus', listener);
    document.removeEventListener('visibilitychange', listener);
  };
}

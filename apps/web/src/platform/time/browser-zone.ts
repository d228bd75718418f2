import { temporal } from '@hundred/domain/days/temporal';
import { isZone } from '@hundred/domain/days/zones';
import { useEffect, useState } from 'react';
import { text } from './text';

/** The zone of this device; UTC if the browser knows only an offset, which does not include clock changes. */
export function browserZone(): string {
  const zone = temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isZone(zone) ? zone : 'UTC';
}

/** Whether two names mean the same zone. Many zones have several: Asia/Calcutta is Asia/Kolkata. */
export function isSameZone(one: string, other: string): boolean {
  return one === other || canonicalName(one) === canonicalName(other);
}

function canonicalName(zone: string): string {
  return isZone(zone) ? new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone : zone;
}

/** The current name of the place of a zone, such as "Buenos Aires" for America/Argentina/Buenos_Aires. */
export function placeOfZone(zone: string): string {
  const place = zone.split('/').at(-1) ?? zone;
  return text.places[place] ?? place.replaceAll('_', ' ');
}

/**
 * The zone of this device, also after a person has travelled with the page open. It is undefined until the page is idle,
 * unless it is needed at once: in some browsers the first use of a zone takes a tenth of a second on a phone.
 */
export function useBrowserZone({ isNeededAtOnce }: { isNeededAtOnce: boolean }): string | undefined {
  const [zone, setZone] = useState(() => (isNeededAtOnce ? browserZone() : undefined));
  useEffect(() => {
    const update = () => setZone(browserZone());
    (globalThis.requestIdleCallback ?? setTimeout)(update);
    addEventListener('focus', update);
    document.addEventListener('visibilitychange', update);
    return () => {
      removeEventListener('focus', update);
      document.removeEventListener('visibilitychange', update);
    };
  }, []);
  return zone;
}

import { isSameZone } from '../../platform/time/browser-zone';
import { nameOfZone } from '../../platform/time/zone-name';
import type { Option } from '../../ui/forms/select';

/**
 * Every zone of the browser, sorted by the name on the screen. The zone of the profile keeps its stored identifier, which
 * the browser may list under another one: Asia/Calcutta as Asia/Kolkata.
 */
export function zoneOptions(current: string): Option[] {
  // Not every browser lists UTC.
  const supported = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])];
  const zones = supported.includes(current)
    ? supported
    : [...supported.filter((zone) => !isSameZone(zone, current)), current];
  return zones
    .map((value) => ({ value, name: nameOfZone(value) }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

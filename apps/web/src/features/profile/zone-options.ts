import { isSameZone, nameOfZone } from '../../platform/browser-zone';
import type { Option } from '../../ui/select';

/** Every zone the browser knows, by present names. The one in use is among them as it was chosen. */
export function zoneOptions(current: string): Option[] {
  const known = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])];
  const zones = known.includes(current)
    ? known
    : [...known.filter((zone) => !isSameZone(zone, current)), current];
  return zones
    .map((value) => ({ value, name: nameOfZone(value) }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

import { isSameZone } from '../../platform/time/browser-zone';
import { nameOfZone } from '../../platform/time/zone-name';
import type { Option } from '../../ui/forms/select';

/** Every zone of the browser by its present name. The current one keeps the name under which it was chosen. */
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

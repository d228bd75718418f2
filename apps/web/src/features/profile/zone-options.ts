import { isSameZone } from '../../platform/browser-zone';
import type { Option } from '../../ui/select';

/** Every zone the browser knows. The one in use is among them under its own name, which may be an older one. */
export function zoneOptions(current: string): Option[] {
  const known = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])];
  const zones = known.includes(current)
    ? known
    : [...known.filter((zone) => !isSameZone(zone, current)), current].sort();
  return zones.map((value) => ({ value, name: value.replaceAll('_', ' ') }));
}

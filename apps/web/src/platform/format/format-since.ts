import { dateFormat } from './format';

/** Formats an instant in the zone of this device. It includes the year, because it may be years ago. */
export const formatSince = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

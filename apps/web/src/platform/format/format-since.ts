import { dateFormat } from './format';

/** Of what may last for years, by the clock of this device: with the year. */
export const formatSince = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

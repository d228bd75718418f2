import { dateFormat } from '../format/format';

const clockTime = dateFormat({ timeStyle: 'short', timeZone: 'UTC' });

/** Formats a time of day (`HH:MM`). Such a time has no zone, so no zone may shift it. */
export const formatTimeOfDay = (time: string) => clockTime(new Date(`1970-01-01T${time}:00Z`));

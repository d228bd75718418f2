import { dateFormat, lazy } from '../format/format';

/** Any Sunday. */
const sunday = Date.UTC(2026, 0, 4);
const dayMs = 24 * 60 * 60 * 1000;

const nameFormat = (weekday: 'narrow' | 'short' | 'long') => dateFormat({ weekday, timeZone: 'UTC' });
const narrow = nameFormat('narrow');
const short = nameFormat('short');
const long = nameFormat('long');

/** The names of the weekdays from Sunday on, in three lengths: "S", "Sun", "Sunday". */
export const weekdayNames = lazy(() =>
  Array.from({ length: 7 }, (_, weekday) => {
    const at = sunday + weekday * dayMs;
    return { narrow: narrow(at), short: short(at), long: long(at) };
  }),
);

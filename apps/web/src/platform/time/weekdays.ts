import { languageOfBrowser, lazy } from '../format/format';

const sunday = Date.UTC(2026, 0, 4);
const day = 24 * 60 * 60 * 1000;

/** The names of the weekdays from Sunday on, in three lengths: "S", "Sun", "Sunday". */
export const weekdayNames = lazy(() =>
  Array.from({ length: 7 }, (_, weekday) => {
    const name = (style: 'narrow' | 'short' | 'long') =>
      new Intl.DateTimeFormat(languageOfBrowser(), { weekday: style, timeZone: 'UTC' }).format(
        sunday + weekday * day,
      );
    return { narrow: name('narrow'), short: name('short'), long: name('long') };
  }),
);

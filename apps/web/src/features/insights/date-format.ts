import { civilDateFormat, civilRangeFormat } from '../../platform/format/format';
import { text } from './text';

export const formatShortDate = civilDateFormat({ day: 'numeric', month: 'short' });
export const formatShortRange = civilRangeFormat({ day: 'numeric', month: 'short' });
const formatDateWithYear = civilDateFormat({ day: 'numeric', month: 'short', year: 'numeric' });

/** Formats a date, with its year only if that is not the year of today. */
export function formatDateAsOf(today: string, date: string): string {
  const format = date.slice(0, 4) === today.slice(0, 4) ? formatShortDate : formatDateWithYear;
  return format(date);
}

/** Both ends are formatted in full, because "16 to 22 November" differs between languages. */
export const formatRangeAsOf = (today: string, from: string, to: string): string =>
  from === to
    ? formatDateAsOf(today, from)
    : text.range({ from: formatDateAsOf(today, from), to: formatDateAsOf(today, to) });

import { civilDateFormat, civilRangeFormat } from '../../platform/format/format';
import { text } from './text';

export const shortDate = civilDateFormat({ day: 'numeric', month: 'short' });
export const shortRange = civilRangeFormat({ day: 'numeric', month: 'short' });
const withYear = civilDateFormat({ day: 'numeric', month: 'short', year: 'numeric' });

/** Formats a date with its year only if that differs from today's. */
export function formatDateOn(today: string, date: string): string {
  const write = date.slice(0, 4) === today.slice(0, 4) ? shortDate : withYear;
  return write(date);
}

/** Both ends are formatted in full, because "16 to 22 November" differs between languages. */
export const formatRangeOn = (today: string, from: string, to: string): string =>
  from === to
    ? formatDateOn(today, from)
    : text.range({ from: formatDateOn(today, from), to: formatDateOn(today, to) });
